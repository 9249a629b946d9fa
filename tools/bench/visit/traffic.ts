import type { CDPSession } from 'playwright';

interface Transfer {
  url: string;
  /** Milliseconds after the first request. */
  sent: number;
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
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const transfer = this.transfers.get(requestId);
      this.lastChange = Date.now();
      if (transfer) transfer.bytes = encodedDataLength;
    });
  }

  /** Bytes of the scripts requested until `time`. */
  scriptBytesBy = (time: number): number =>
    sumOf(this.list().filter(({ url, sent }) => sent <= time && new URL(url).pathname.endsWith('.js')));

  bytes = (): number => sumOf(this.list());

  private after = (timestamp: number): number => (timestamp - this.started) * 1000;
  private list = (): Transfer[] => [...this.transfers.values()];
}

const sumOf = (transfers: Transfer[]): number => transfers.reduce((sum, { bytes }) => sum + bytes, 0);
