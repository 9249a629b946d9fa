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
 * A visitor with its own IP address, connections and cache. The addresses are in 127/8 and all different, so
 * that the limits per visitor apply to each visitor separately. On Linux they all exist; on other systems
 * they must be added to the loopback interface first.
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

  /**
   * Opens a page as a browser with a cache does: requests the document, then its files that are not cached
   * yet.
   */
  async open(pathname: string): Promise<void> {
    const { text } = await this.ask('page', pathname, 200);
    const fresh = filesOf(text).filter((file) => !this.cached.has(file));
    fresh.forEach((file) => this.cached.add(file));
    await Promise.all(fresh.map((file) => this.ask('file', file, 200)));
  }

  /** Sends one request. An unexpected status counts as an error; the response is returned in any case. */
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
