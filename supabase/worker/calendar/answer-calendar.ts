import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

import type { DataService } from '../data-service';
import { codeOf, type Log } from '../log';
import { Throttle } from '../throttle';
import { writeCalendar } from './write-calendar';

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export const CALENDAR_PATHS = /^\/calendar\//;
const TOKEN = /^\/calendar\/([0-9a-f]{64})\.ics(?:\?|$)/;

/** Calendars read their links once an hour or so. */
const PER_LINK = { count: 60, seconds: 60 };
/** For who tries tokens out: what opens nothing shares this, and takes nothing from links that have opened. */
const ALL_UNKNOWN = { count: 1200, seconds: 60 };

/**
 * Answers `GET /calendar/<token>.ics` with the taken nights of a house, or of an owner's houses. Links that have ended and tokens that never were
 * get one and the same 404.
 */
export function answerCalendar(data: DataService, log: Log): Handler {
  const links = new Throttle(PER_LINK);
  const unknown = new Throttle(PER_LINK);
  const allUnknown = new Throttle(ALL_UNKNOWN);
  const known = new Set<string>();
  /** Counts a request. @returns the seconds to wait; 0 lets it through */
  const waitFor = (token: string): number =>
    known.has(token) ? links.take(token) : allUnknown.take('') || unknown.take(token);
  return async (request, response) => {
    const end = (status: number, headers: Record<string, string> = {}): void => {
      const nothing = { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' };
      response.writeHead(status, { 'X-Content-Type-Options': 'nosniff', ...nothing, ...headers }).end();
    };
    if (request.method !== 'GET' && request.method !== 'HEAD') return end(405, { Allow: 'GET, HEAD' });
    const token = TOKEN.exec(request.url ?? '')?.[1];
    if (!token) return end(404);
    const wait = waitFor(token);
    if (wait > 0) return end(429, { 'Retry-After': `${wait}` });
    const answer = await data('read_calendar', { token }).catch((error: unknown) => {
      log('warn', 'calendar_failed', { code: codeOf(error) });
      return undefined;
    });
    // After a 503 a reader keeps its copy; a 404 would delete the calendar.
    if (!answer) return end(503, { 'Retry-After': '120' });
    const [found] = answer;
    if (!found) {
      known.delete(token);
      return end(404);
    }
    known.add(token);

    const body = Buffer.from(writeCalendar(found));
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
    const changed = new Date(found.changed_at);
    const headers = {
      ETag: etag,
      'Last-Modified': changed.toUTCString(),
      // Stored but revalidated each time, so that a link that is turned off ends at once.
      'Cache-Control': 'private, no-cache',
      'X-Robots-Tag': 'noindex',
    };
    if (isKnown(request, etag, changed)) return end(304, headers);
    response.writeHead(200, {
      'X-Content-Type-Options': 'nosniff',
      ...headers,
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="calendar.ics"',
      'Content-Length': body.length,
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}

/** RFC 9110, section 13.2.2: the date counts only without a tag. */
function isKnown({ headers }: IncomingMessage, etag: string, changed: Date): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined)
    return tags.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return Math.floor(changed.getTime() / 1000) * 1000 <= since;
}
