import { Agent, request, type OutgoingHttpHeaders } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import type { Figures } from './figures';
import { filesOf } from './page-files';

export interface Answer {
  status: number;
  text: string;
  headers: NodeJS.Dict<string | string[]>;
}

interface Ask {
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: unknown;
}

/**
 * Somebody with an address, connections and a cache of their own. Each calls from another address of 127/8, so
 * that the limits for one visitor are in force and hold for each alone. Linux has all of them; elsewhere they have
 * to be added to the loopback interface first.
 */
export class Visitor {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 6 });
  private readonly cached = new Set<string>();
  private readonly localAddress: string;

  constructor(
    readonly number: number,
    private readonly site: URL,
    private readonly figures: Figures,
  ) {
    this.localAddress = `127.0.${1 + Math.floor(number / 250)}.${1 + (number % 250)}`;
  }

  /** Opens a page as a browser with a cache does: the document, then the files that it names and that are new. */
  async open(pathname: string): Promise<void> {
    const { text } = await this.ask('page', pathname, 200);
    const fresh = filesOf(text).filter((file) => !this.cached.has(file));
    fresh.forEach((file) => this.cached.add(file));
    await Promise.all(fresh.map((file) => this.ask('file', file, 200)));
  }

  /** One request; anything but the expected status counts as an error, and its answer is given all the same. */
  async ask(kind: string, path: string, expected: number, { method = 'GET', headers, body }: Ask = {}) {
    const started = performance.now();
    try {
      const answer = await this.send(path, method, headers, body);
      const problem =
        answer.status === expected ? undefined : `${answer.status} ${answer.text.slice(0, 120)}`;
      this.figures.add(kind, performance.now() - started, problem && `${method} ${path}: ${problem}`);
      return answer;
    } catch (error) {
      this.figures.add(kind, performance.now() - started, `${method} ${path}: ${String(error)}`);
      return { status: 0, text: '', headers: {} } satisfies Answer;
    }
  }

  leave(): void {
    this.agent.destroy();
  }

  private send(
    path: string,
    method: string,
    headers: OutgoingHttpHeaders = {},
    body?: unknown,
  ): Promise<Answer> {
    const { agent, localAddress } = this;
    const content = body === undefined ? undefined : JSON.stringify(body);
    const all = {
      'Accept-Encoding': 'br',
      ...(content && { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(content) }),
      ...headers,
    };
    return new Promise((resolve, reject) => {
      const options = {
        host: '127.0.0.1',
        port: this.site.port,
        path,
        method,
        headers: all,
        agent,
        localAddress,
      };
      const sent = request(options, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const { statusCode = 0 } = response;
          resolve({
            status: statusCode,
            text: decode(Buffer.concat(chunks), response.headers),
            headers: response.headers,
          });
        });
      });
      sent.setTimeout(30_000, () => sent.destroy(new Error('no answer within 30 s')));
      sent.on('error', reject);
      sent.end(content);
    });
  }
}

const decode = (content: Buffer, headers: Answer['headers']): string =>
  (headers['content-encoding'] === 'br' ? brotliDecompressSync(content) : content).toString('utf8');
