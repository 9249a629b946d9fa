import type { IncomingMessage, ServerResponse } from 'node:http';

import type { App } from '@supabase/lite';

import type { AuthThrottle } from './auth-throttle';
import { readBody, sendFetchResponse, toFetchRequest } from './http-bridge';
import { withQuietConsole } from './quiet-console';
import { sendJson, sendTooMany } from './replies';
import type { TransactionLock } from './transaction-lock';

export interface Gateway {
  app: App;
  lock: TransactionLock;
  throttle: AuthThrottle;
  /** The origin requests are taken to be for. */
  siteUrl: string;
  log: (message: string) => void;
}

// The largest lawful request is a form with a message of 1000 characters.
const MOST_BYTES = 64 * 1024;
// All that leaves the machine; the library also serves a studio and `/_system`, which stay shut.
const OPEN = /^\/(auth|rest)\/v1\//;

/** Answers one request to the auth or the data API, and 404 to anything else. */
export async function serve(
  gateway: Gateway,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = urlOf(request, gateway.siteUrl);
  if (!url || !OPEN.test(url.pathname)) return sendJson(response, 404, { message: 'Not found' });
  const body = await readBody(request, MOST_BYTES);
  if (!body) {
    return sendJson(
      response,
      413,
      { code: 413, message: 'The request is too large.' },
      { Connection: 'close' },
    );
  }
  const verdict = gateway.throttle.judge({
    path: url.pathname,
    grant: url.searchParams.get('grant_type'),
    body: body.toString('utf8'),
    visitor: request.socket.remoteAddress ?? '',
  });
  if (verdict.wait > 0) return sendTooMany(response, verdict.wait);
  const answer = await ask(gateway, toFetchRequest(request, url, body));
  verdict.settle(answer.status);
  await sendFetchResponse(answer, response, request.method === 'HEAD');
}

function ask({ app, lock, log }: Gateway, request: Request): Promise<Response> {
  return withQuietConsole(log, () => lock.unit(() => app.fetch(request)));
}

/** The address asked for, dots resolved as the library will see it; undefined when it is none. */
function urlOf(request: IncomingMessage, origin: string): URL | undefined {
  try {
    const { pathname, search } = new URL(request.url ?? '', 'http://localhost');
    return new URL(pathname + search, origin);
  } catch {
    return undefined;
  }
}
