import { readFile } from 'node:fs/promises';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { folderTarget } from '../release/target';
import { headersFor, REVALIDATE } from './headers';
import { readSiteFacts } from './site-facts';

export interface SiteOptions {
  /** The published folder. */
  folder: string;
  /** What answers below `/auth/v1` and `/rest/v1`; without it they are 404 like any unknown path. */
  backend?: (req: IncomingMessage, res: ServerResponse) => Promise<void>;
  /** What takes reports, at `/reports`. */
  reports?: (req: IncomingMessage, res: ServerResponse) => Promise<void>;
  /** Answers `/health.json` by looking, instead of with what the last release found. */
  health?: () => Promise<{ ok: boolean }>;
  log?: (line: string) => void;
}

/** Half-written files and the like. */
const HIDDEN = /\/\.(?!well-known\/)/;
const DATA_PATHS = /^\/(auth|rest)\/v1(\/|$)/;

/** A server for a published folder that behaves as static hosts do: files, then `_redirects`, then 404.html. */
export const createSite = (options: SiteOptions): Server => createServer(answerSite(options));

/** What such a server answers, whatever carries it. */
export function answerSite({
  folder,
  backend,
  reports,
  health,
  log = () => {},
}: SiteOptions): RequestListener {
  // `dev` looks at the disk each time: a release shows without a restart.
  const files = sirv(folder, { dev: true, etag: true, brotli: true, gzip: true });
  return (req, res) => {
    const pathname = readPathname(req);
    if (pathname === null) return void res.writeHead(400).end();
    if (backend && DATA_PATHS.test(pathname)) {
      return void backend(req, res).catch((error: unknown) => {
        log(`backend failed: ${error instanceof Error ? error.message : String(error)}`);
        if (!res.headersSent) res.writeHead(500, { 'Content-Type': 'application/json' });
        res.end('{"message":"The data service failed."}');
      });
    }
    if (reports && pathname === '/reports') {
      return void reports(req, res).catch((error: unknown) => {
        log(`reports failed: ${String(error)}`);
        res.writeHead(500).end();
      });
    }
    if (req.method !== 'GET' && req.method !== 'HEAD') return void res.writeHead(405).end();
    serve(pathname).catch((error: unknown) => {
      log(`${pathname} failed: ${String(error)}`);
      if (!res.headersSent) res.writeHead(500);
      res.end();
    });

    async function serve(path: string): Promise<void> {
      const headers = headersFor(path, await readSiteFacts(folderTarget(folder).read));
      for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
      if (HIDDEN.test(path)) return serveRewritten(path);
      if (health && path === '/health.json') {
        const found = await health();
        res.writeHead(found.ok ? 200 : 503, { 'Content-Type': 'application/json' });
        return void res.end(`${JSON.stringify(found, null, 2)}\n`);
      }
      files(req, res, () => void serveRewritten(path));
    }

    async function serveRewritten(path: string): Promise<void> {
      const rewritten = await findRewrite(folder, path);
      req.url = rewritten?.file ?? '/404.html';
      // sirv keeps what it parsed of the first address on the request.
      Reflect.deleteProperty(req, '_parsedUrl');
      // Whatever was asked for is not what is sent.
      res.setHeader('Cache-Control', REVALIDATE);
      if (rewritten?.status !== 200) send404();
      files(req, res, () => void res.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found'));
    }

    /** The 404 page with the status that it deserves; sirv itself only knows 200 and 304. */
    function send404(): void {
      const writeHead = res.writeHead.bind(res) as (status: number, headers?: object) => ServerResponse;
      res.writeHead = ((status: number, headers?: object) =>
        writeHead(status === 200 ? 404 : status, headers)) as ServerResponse['writeHead'];
      delete req.headers['if-none-match'];
    }
  };
}

function readPathname(req: IncomingMessage): string | null {
  try {
    const { pathname } = new URL(req.url ?? '/', 'http://site');
    decodeURIComponent(pathname);
    return pathname;
  } catch {
    return null;
  }
}

/** @returns what `_redirects` says of a path; null when no rule fits */
async function findRewrite(
  folder: string,
  pathname: string,
): Promise<{ file: string; status: number } | null> {
  const rules = await readFile(join(folder, '_redirects'), 'utf8').catch(() => '');
  for (const line of rules.split('\n')) {
    const [pattern, file, status] = line.split(' ');
    if (pattern && file && pathname.startsWith(pattern.replace(/\*$/, '')))
      return { file, status: Number(status) };
  }
  return null;
}
