import { appendFile, mkdir, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { report, type Report } from '@marisma/area-kit/reports';
import { readBody } from '../backend/http-bridge';
import { Throttle } from '../../supabase/worker/throttle';

const MOST_BYTES = 64 * 1024;
const MOST_LINES = 100;
/** Maximum size of a day's file, so that reports can't fill the disk. */
const MOST_BYTES_A_DAY = 20 * 1024 * 1024;
const PER_VISITOR = { count: 60, seconds: 60 };

/**
 * Makes a handler that appends browsers' reports, one line of JSON each, to one file per day in `folder`.
 * Lines that are not reports are dropped. The time is the server's, because browsers' clocks are unreliable.
 * Answers 204, 403 to pages of other sites, 405, 413, 429 or, when the day's file is full, 507.
 */
export function collectReports(folder: string) {
  const throttle = new Throttle(PER_VISITOR);
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const answer = (status: number): void => void response.writeHead(status).end();
    if (request.method !== 'POST') return answer(405);
    if (isForeign(request)) return answer(403);
    if (throttle.take(request.socket.remoteAddress ?? '') > 0) return answer(429);
    const body = await readBody(request, MOST_BYTES);
    if (!body) return answer(413);
    const reports = readReports(body.toString('utf8'));
    if (reports.length === 0) return answer(204);
    const file = join(folder, `${new Date().toISOString().slice(0, 10)}.ndjson`);
    if ((await sizeOf(file)) > MOST_BYTES_A_DAY) return answer(507);
    await mkdir(folder, { recursive: true });
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

/** @returns the lines of `text` that are reports, by default at most a hundred */
export const readReports = (text: string, most = MOST_LINES): Report[] =>
  text
    .split('\n')
    .slice(0, most)
    .flatMap((line) => {
      const parsed = report.safeParse(parseJson(line));
      return parsed.success ? [parsed.data] : [];
    });

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

const sizeOf = (file: string): Promise<number> =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  );
