import { appendFile, mkdir, readdir, rm, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIPv6 } from 'node:net';
import { join } from 'node:path';
import { report, type Report } from '@marisma/area-kit/reports';
import { readBody } from '../backend/http-bridge';
import { parseJson } from '../parse-json';
import { Throttle } from '../../supabase/worker/throttle';

const MOST_BYTES = 64 * 1024;
const MOST_LINES = 100;
/** Maximum size of a day's file, so that reports can't fill the disk. */
const MOST_BYTES_A_DAY = 20 * 1024 * 1024;
const PER_VISITOR = { count: 60, seconds: 60 };
const KEPT_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

interface CollectorOptions {
  /** The site's origin, for a collector of another address. */
  origin?: string;
  /** Whether a proxy on this machine says in `X-Real-IP` who asks. */
  behindProxy?: boolean;
}

/**
 * Makes a handler that appends browsers' reports, one line of JSON each, to one file per day in `folder`, and keeps the
 * files of 30 days. Lines that are not reports are dropped, and nothing of the request is kept. The time is the server's,
 * because browsers' clocks are unreliable. Answers 204, 403 to pages of other sites, 405, 413, 429 or, when the day's
 * file is full, 507.
 */
export function collectReports(folder: string, { origin, behindProxy = false }: CollectorOptions = {}) {
  const throttle = new Throttle(PER_VISITOR);
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const answer = (status: number): void => void response.writeHead(status).end();
    if (request.method !== 'POST') return answer(405);
    if (isForeign(request) && (origin === undefined || request.headers.origin !== origin)) return answer(403);
    const address = (behindProxy && request.headers['x-real-ip']) || request.socket.remoteAddress;
    if (throttle.take(networkOf(String(address))) > 0) return answer(429);
    const body = await readBody(request, MOST_BYTES);
    if (!body) return answer(413);
    const reports = readReports(body.toString('utf8'));
    if (reports.length === 0) return answer(204);
    const file = join(folder, `${new Date().toISOString().slice(0, 10)}.ndjson`);
    const size = await sizeOf(file);
    if (size > MOST_BYTES_A_DAY) return answer(507);
    await mkdir(folder, { recursive: true });
    if (size === 0) await forgetOld(folder);
    await appendFile(file, reports.map((one) => `${JSON.stringify({ ...one, t: Date.now() })}\n`).join(''));
    answer(204);
  };
}

/** Whether a page of another site sent it. Browsers before 2023, and all on plain HTTP, name the page's origin alone. */
function isForeign({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin';
  return headers.origin !== undefined && headers.origin.replace(/^https?:\/\//, '') !== headers.host;
}

/** A visitor of IPv6 has a whole network of 64 bits. */
const networkOf = (address: string): string =>
  isIPv6(address) && !address.includes('.')
    ? address.split('::')[0]!.split(':').slice(0, 4).join(':')
    : address;

async function forgetOld(folder: string): Promise<void> {
  const isOld = (name: string): boolean => Date.parse(name.slice(0, 10)) < Date.now() - KEPT_DAYS * DAY_MS;
  for (const name of (await readdir(folder)).filter(isOld)) await rm(join(folder, name));
}

/** @returns the lines of `text` that are reports, by default at most a hundred */
export const readReports = (text: string, most = MOST_LINES): Report[] =>
  text
    .split('\n')
    .slice(0, most)
    .flatMap((line) => {
      const parsed = report.safeParse(parseJson(line));
      return parsed.success ? [parsed.data] : [];
    });

const sizeOf = (file: string): Promise<number> =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  );
