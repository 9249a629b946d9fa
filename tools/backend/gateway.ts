import type { IncomingMessage, ServerResponse } from 'node:http';

import { refusalOf } from './access-token';
import type { AccountGuard } from './account-guard';
import type { Ask } from './ask';
import { type AuthCall, readAuthCall } from './auth-call';
import type { AuthLog } from './auth-log';
import type { AuthThrottle } from './auth-throttle';
import type { CodeGuard } from './code-guard';
import type { Sql } from './database';
import { readBody, sendFetchResponse, toFetchRequest } from './http-bridge';
import type { LinkSeal } from './link-seal';
import { answerOutbox, type Outbox } from './outbox';
import { hasNul, limitQuery } from './query-limits';
import { sendJson, sendTooMany } from './replies';

export interface Gateway {
  ask: Ask;
  throttle: AuthThrottle;
  codes: CodeGuard;
  links: LinkSeal;
  outbox: Outbox;
  sql: Sql;
  accounts: AccountGuard;
  authLog: AuthLog;
  /** The origin that all requests are treated as addressed to. */
  siteUrl: string;
}

// The largest valid request is a form with a message of 1000 characters.
const MOST_BYTES = 64 * 1024;
// The only public paths; the library also serves a studio and `/_system`, which stay closed. Percent-encoding
// is refused: the throttle and the library could decode the same path differently.
const OPEN = /^\/(auth|rest|mail)\/v1(\/[\w-]+)+$/;
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const VERIFY = '/auth/v1/verify';
// PostgREST's estimates count rows that the caller may not read.
const ESTIMATE = /count\s*=\s*"?(planned|estimated)/i;

/** Answers one request to the auth or the data API, and any other request with 404. */
export async function serve(
  gateway: Gateway,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = urlOf(request, gateway.siteUrl);
  if (!url || !OPEN.test(url.pathname)) return sendJson(response, 404, { message: 'Not found' });
  if (!METHODS.has(request.method ?? '')) return sendJson(response, 405, { message: 'Method not allowed' });
  // A GET would redeem a link without a press, and answer with the session in an address.
  if (url.pathname === VERIFY && ['GET', 'HEAD'].includes(request.method ?? ''))
    return sendJson(response, 405, { message: 'Method not allowed' });
  const received = await readBody(request, MOST_BYTES);
  if (!received) {
    return sendJson(
      response,
      413,
      { code: 413, message: 'The request is too large.' },
      { Connection: 'close' },
    );
  }
  if (hasNul(url, received.toString('latin1'))) {
    const message = 'The request has a NUL character, which no text can hold.';
    return sendJson(response, 400, { code: 400, error_code: 'bad_json', msg: message, message });
  }
  const excess = url.pathname.startsWith('/rest/') && limitQuery(url, request.headers.range);
  if (excess) return sendJson(response, 400, { code: 'PT400', message: excess });
  if (ESTIMATE.test(String(request.headers.prefer ?? ''))) {
    return sendJson(response, 400, { code: 'PT400', message: 'Only exact counts are given.' });
  }
  if (!url.pathname.startsWith('/auth/')) {
    const message = await refusalOf(gateway.sql, request.headers.authorization);
    if (message) return sendJson(response, 401, { code: 'PT401', message });
  }
  if (url.pathname.startsWith('/mail/')) {
    return answerOutbox(gateway.outbox, gateway.ask, request, url, response);
  }
  const body = url.pathname === VERIFY ? gateway.links.open(received) : received;
  const inner = toFetchRequest(request, url, body);
  const answer = url.pathname.startsWith('/auth/')
    ? await askAuth(
        gateway,
        inner,
        readAuthCall(url, body.toString('utf8'), request.headers.authorization),
        visitorOf(request),
        response,
      )
    : await gateway.ask(inner);
  if (answer) await sendFetchResponse(answer, response, request.method === 'HEAD');
}

const visitorOf = (request: IncomingMessage): string => request.socket.remoteAddress ?? '';

/**
 * Forwards a call of the auth API within the limits.
 * @returns undefined when the call was refused and answered here
 */
async function askAuth(
  gateway: Gateway,
  request: Request,
  call: AuthCall | null,
  visitor: string,
  response: ServerResponse,
): Promise<Response | undefined> {
  if (!call)
    return void sendJson(response, 400, {
      code: 400,
      error_code: 'bad_json',
      msg: 'The request cannot be read.',
    });
  const { ask, throttle, codes, accounts, authLog } = gateway;
  const verdict = throttle.check({ ...call, visitor });
  const codeOf = call.path === VERIFY ? call.email : '';
  const wait = verdict.wait || (codeOf ? codes.take(codeOf) : 0);
  if (wait > 0) {
    await authLog(call, { status: 429 });
    return void sendTooMany(response, wait);
  }
  const refusal = await accounts.check(call);
  if (refusal) {
    verdict.settle(refusal.code);
    await authLog(call, { status: refusal.code, code: refusal.error_code });
    return void sendJson(response, refusal.code, refusal);
  }
  const answer = await ask(request);
  verdict.settle(answer.status);
  if (codeOf) await codes.settle(codeOf, answer.status);
  await accounts.settle(call, answer);
  const { headers, status } = answer;
  const code = headers.get('x-sb-error-code') ?? undefined;
  await authLog(call, { status, code, user: headers.get('sb-auth-user-id') });
  return answer;
}

/** The requested URL with dot segments resolved, as the library reads it; undefined when it is invalid. */
function urlOf(request: IncomingMessage, origin: string): URL | undefined {
  try {
    const { pathname, search } = new URL(request.url ?? '', 'http://localhost');
    return new URL(pathname + search, origin);
  } catch {
    return undefined;
  }
}
