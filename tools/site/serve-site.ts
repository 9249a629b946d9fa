import { readFile } from 'node:fs/promises';
import {
  createServer,
  STATUS_CODES,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import sirv from 'sirv';
import { folderTarget } from '../release/targets/target';
import { headersFor, REVALIDATE } from './headers';
import { readSiteFacts } from './site-facts';

export interface SiteOptions {
  /** The published folder. */
  folder: string;
  /** Answers requests below `/auth/v1`, `/rest/v1` and `/mail/v1`; without `backend` they get 404 like any unknown path. */
  backend?: Handler;
  /** Answers requests below `/calendar/`; without `calendar` they get 404 like any unknown path. */
  calendar?: Handler;
  /** Answers requests below `/payments/`; without `payments` they get 404 like any unknown path. */
  payments?: Handler;
  /** Receives reports at `/reports`. */
  reports?: Handler;
  /** Checks the site for `/health.json`; without `health` the file of the last release is sent. */
  health?: () => Promise<{ ok: boolean }>;
  /** Whether a `Host` header names this site; without `isOwnHost` every host is accepted. */
  isOwnHost?: (host: string) => boolean;
  log?: (line: string) => void;
}

const setHeaders = (res: ServerResponse, headers: Record<string, string>): void => {
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
};

type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

/** Hidden files, such as incomplete uploads, paths that the file system would resolve differently, and source maps. */
const NOT_SERVED = /\/\.(?!well-known\/)|\/\/|\.map$/;
/** The headers of an answer that is no file: not cached, and harmless should a browser open or frame it. */
const NO_PAGE = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
};
/** By Node's error codes. */
const UNPARSED: Record<string, number> = {
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};
/** Their paths are secrets. */
const LINKS = /^(\/(?:calendar|payments)\/).*/;

/** A server for a published folder that works like a static host: files, then `_redirects`, then 404.html. */
export const createSite = (options: SiteOptions): Server =>
  createServer(answerSite(options)).on('clientError', refuse);

/** Answers a request that Node cannot parse as Node does, with our headers. */
function refuse(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable) return void socket.destroy();
  const status = UNPARSED[error.code ?? ''] ?? 400;
  const headers = Object.entries({ ...NO_PAGE, Connection: 'close' });
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}\r\n`);
}

/** The request listener of that server, for any kind of HTTP server. */
export function answerSite({
  folder,
  backend,
  calendar,
  payments,
  reports,
  health,
  isOwnHost,
  log = () => {},
}: SiteOptions): RequestListener {
  // `dev` reads the disk for each request, so a release is served without a restart.
  const files = sirv(folder, { dev: true, etag: true, brotli: true, gzip: true });
  const apis: [RegExp, Handler | undefined][] = [
    [/^\/(auth|rest|mail)\/v1(\/|$)/, backend],
    [/^\/calendar\//, calendar],
    [/^\/payments\//, payments],
    [/^\/reports$/, reports],
  ];
  return (req, res) => {
    setHeaders(res, NO_PAGE);
    const pathname = readPathname(req);
    if (pathname === null) return void res.writeHead(400).end();
    // A foreign page whose host name resolves to this server must not read the answers (DNS rebinding).
    if (isOwnHost && !isOwnHost(req.headers.host ?? '')) return void res.writeHead(421).end();
    const api = apis.find(([pattern]) => pattern.test(pathname))?.[1];
    if (api) return run(api);
    if (req.method !== 'GET' && req.method !== 'HEAD')
      return void res.writeHead(405, { Allow: 'GET, HEAD' }).end();
    // Files are small, so range requests are ignored, as RFC 9110, section 14.2, allows.
    delete req.headers.range;
    run(() => serve(pathname));

    /** Runs a handler. An error is logged and answered with 500. */
    function run(handler: Handler): void {
      Promise.resolve()
        .then(() => handler(req, res))
        .catch((error: unknown) => {
          const path = String(pathname).replace(LINKS, '$1');
          log(`${path} failed: ${error instanceof Error ? error.message : String(error)}`);
          if (res.headersSent) return void res.destroy();
          res.writeHead(500, { ...NO_PAGE, 'Content-Type': 'application/json' });
          res.end('{"message":"The server failed."}');
        });
    }

    async function serve(path: string): Promise<void> {
      setHeaders(res, headersFor(path, await readSiteFacts(folderTarget(folder).read)));
      if (NOT_SERVED.test(decodeURIComponent(path))) return serveRewritten(path);
      if (health && path === '/health.json') {
        const found = await health();
        res.writeHead(found.ok ? 200 : 503, { 'Content-Type': 'application/json' });
        return void res.end(`${JSON.stringify(found, null, 2)}\n`);
      }
      await new Promise<void>((done, failed) => {
        res.once('close', done);
        files(req, res, () => void serveRewritten(path).then(done, failed));
      });
    }

    async function serveRewritten(path: string): Promise<void> {
      const rewritten = await findRewrite(folder, path);
      req.url = rewritten?.file ?? '/404.html';
      // sirv caches the first address on the request.
      Reflect.deleteProperty(req, '_parsedUrl');
      // The file sent is not the requested file, so the caching rule of its path does not apply.
      res.setHeader('Cache-Control', REVALIDATE);
      if (rewritten?.status !== 200) sendMissing(rewritten?.status ?? 404);
      files(
        req,
        res,
        () => void res.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found'),
      );
    }

    /** Sends the 404 page with status 404 or 410; sirv itself sends only 200 and 304. */
    function sendMissing(missing: number): void {
      const writeHead = res.writeHead.bind(res) as (status: number, headers?: object) => ServerResponse;
      res.writeHead = ((status: number, headers?: object) =>
        writeHead(status === 200 ? missing : status, headers)) as ServerResponse['writeHead'];
      delete req.headers['if-none-match'];
    }
  };
}

/**
 * The requested path with dot segments resolved, also written to the request; null when the address is
 * invalid.
 */
function readPathname(req: IncomingMessage): string | null {
  if (!req.url?.startsWith('/')) return null;
  try {
    const { pathname, search } = new URL(`http://site${req.url}`);
    decodeURIComponent(pathname);
    req.url = pathname + search;
    return pathname;
  } catch {
    return null;
  }
}

/** @returns the rule of `_redirects` for a path; null when no rule matches */
async function findRewrite(
  folder: string,
  pathname: string,
): Promise<{ file: string; status: number } | null> {
  const rules = await readFile(join(folder, '_redirects'), 'utf8').catch(() => '');
  for (const line of rules.split('\n')) {
    const [pattern, file, status] = line.split(' ');
    if (!pattern || !file) continue;
    const isMatch = pattern.endsWith('*') ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern;
    if (isMatch) return { file, status: Number(status) };
  }
  return null;
}
