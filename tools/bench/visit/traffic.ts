import type { CDPSession } from 'playwright';

interface Transfer {
  url: string;
  /** Milliseconds after the first request. */
  sent: number;
  arrived?: number;
  /** Transferred bytes, with headers. */
  bytes: number;
}

/** Records the network traffic of a tab. */
export class Traffic {
  private readonly transfers = new Map<string, Transfer>();
  private started = 0;
  /** Time of the last request or response, by this process's clock. */
  lastChange = Date.now();

  constructor(cdp: CDPSession) {
    cdp.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
      if (!request.url.startsWith('http')) return;
      this.started ||= timestamp;
      this.lastChange = Date.now();
      this.transfers.set(requestId, { url: request.url, sent: this.after(timestamp), bytes: 0 });
    });
    cdp.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
      const transfer = this.transfers.get(requestId);
      this.lastChange = Date.now();
      if (transfer) Object.assign(transfer, { arrived: this.after(timestamp), bytes: encodedDataLength });
    });
  }

  /** Number of requests sent until `time`. */
  sentBy = (time: number): number => this.list().filter(({ sent }) => sent <= time).length;

  /** Number of scripts received until `time`. */
  scriptsBy = (time: number): number =>
    this.scripts().filter(({ arrived = Infinity }) => arrived <= time).length;

  /** Bytes of the scripts requested until `time`. */
  scriptBytesBy = (time: number): number => sumOf(this.scripts().filter(({ sent }) => sent <= time));

  bytes = (): number => sumOf(this.list());

  private after = (timestamp: number): number => (timestamp - this.started) * 1000;
  private list = (): Transfer[] => [...this.transfers.values()];
  private scripts = (): Transfer[] => this.list().filter(({ url }) => new URL(url).pathname.endsWith('.js'));
}

const sumOf = (transfers: Transfer[]): number => transfers.reduce((sum, { bytes }) => sum + bytes, 0);
