import type { ServerResponse } from 'node:http';

/** Sends a JSON answer that is never cached. */
export function sendJson(
  response: ServerResponse,
  status: number,
  body: object,
  headers: Record<string, string> = {},
): void {
  const text = JSON.stringify(body);
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...headers,
  });
  response.end(text);
}

/** Answers 429 (RFC 6585, section 4) as the auth API does; auth-js passes `msg` on to the page. */
export function sendTooMany(response: ServerResponse, wait: number): void {
  const when = wait < 90 ? plural(wait, 'second') : plural(Math.ceil(wait / 60), 'minute');
  sendJson(
    response,
    429,
    {
      code: 429,
      error_code: 'over_request_rate_limit',
      msg: `Too many attempts. Please try again in ${when}.`,
    },
    { 'Retry-After': String(wait) },
  );
}

function plural(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
