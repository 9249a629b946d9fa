import type { IncomingMessage, ServerResponse } from 'node:http';

import { readUpTo } from '../../supabase/worker/read-up-to';

// Hop-by-hop headers (RFC 9110, section 7.6.1), pseudo-headers of HTTP/2 (RFC 9113, section 8.3), and headers that no longer
// fit the buffered body.
const NOT_FORWARDED =
  /^(:.*|connection|keep-alive|transfer-encoding|upgrade|te|trailer|expect|host|content-length)$/;
// Site and API share an origin, so CORS headers are dropped.
const NOT_RETURNED = /^(access-control-|connection$|transfer-encoding$|content-length$)/;

/** Reads a request body; undefined when it is longer than `most` bytes. */
export async function readBody(request: IncomingMessage, most: number): Promise<Buffer | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > most) return undefined;
  return readUpTo(request as AsyncIterable<Buffer>, most);
}

/** The same request in the form of the Fetch standard. */
export function toFetchRequest(request: IncomingMessage, url: URL, body: Buffer): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (NOT_FORWARDED.test(name)) continue;
    for (const one of [value ?? []].flat()) headers.append(name, one);
  }
  const method = request.method ?? 'GET';
  const bodyless = method === 'GET' || method === 'HEAD';
  return new Request(url, { method, headers, ...(bodyless ? {} : { body: new Uint8Array(body) }) });
}

/** Sends a Fetch response as the answer; API answers are never cached. */
export async function sendFetchResponse(
  answer: Response,
  response: ServerResponse,
  head: boolean,
): Promise<void> {
  const body = Buffer.from(await answer.arrayBuffer());
  for (const [name, value] of answer.headers)
    if (!NOT_RETURNED.test(name)) response.appendHeader(name, value);
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  if (answer.status !== 204 && answer.status !== 304) response.setHeader('Content-Length', body.length);
  response.writeHead(answer.status);
  response.end(head ? undefined : body);
}
