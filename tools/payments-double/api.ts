import type { IncomingMessage, ServerResponse } from 'node:http';

import { ApiError, objectsOf, type SendEvent } from './objects';
import { newId, type Store } from './state';

/** The parameters that each call takes here; the provider refuses unknown ones, and so does its double. */
const PARAMETERS: Record<string, RegExp> = {
  'POST /v1/checkout/sessions':
    /^(mode|client_reference_id|locale|expires_at|success_url|cancel_url|allowed_payment_method_types\[\d+\]|adaptive_pricing\[enabled\]|metadata\[\w+\]|line_items\[0\]\[(quantity|price_data\]\[(currency|unit_amount|product_data\]\[name))\]|payment_intent_data\[(description|metadata\]\[\w+)\])$/,
  'POST /v1/payment_intents':
    /^(amount|currency|confirm|payment_method|allowed_payment_method_types\[\d+\]|metadata\[\w+\]|description)$/,
  'POST /v1/refunds': /^(payment_intent|amount|metadata\[\w+\])$/,
};

interface ApiOptions {
  store: Store;
  secretKey: string;
  pageUrl: string;
  sendEvent: SendEvent;
}

/** Answers the calls of the provider's API that the worker makes, in the form of its version 1. */
export function answerApi({ store, secretKey, pageUrl, sendEvent }: ApiOptions) {
  const objects = objectsOf(store, pageUrl, sendEvent);

  const answer = (call: string, form: URLSearchParams, key?: string): object => {
    const [, id = '', verb] = /^(?:GET|POST) \/v1\/checkout\/sessions\/(\w+)(\/expire)?$/.exec(call) ?? [];
    if (id && call.startsWith('GET') && !verb) return objects.sessionOf(id);
    if (id && call.startsWith('POST') && verb) return objects.expire(id);
    const allowed = PARAMETERS[call];
    if (!allowed) throw new ApiError(`Unrecognized request URL (${call}).`, { status: 404 });
    for (const name of form.keys())
      if (!allowed.test(name))
        throw new ApiError(`Received unknown parameter: ${name}`, { code: 'parameter_unknown', param: name });
    if (call === 'POST /v1/checkout/sessions') return objects.createSession(form);
    return call === 'POST /v1/refunds' ? objects.createRefund(form, key) : objects.createIntent(form);
  };

  /** The stored answer to a known idempotency key, or a new one, which is stored. */
  const answerOnce = (
    call: string,
    body: string,
    key: string | undefined,
  ): { body: object; replayed: boolean } => {
    const request = `${call} ${body}`;
    const known = key ? store.answers[key] : undefined;
    if (known && known.request !== request)
      throw new ApiError(
        `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
        { type: 'idempotency_error' },
      );
    if (known) return { body: known.body, replayed: true };
    const made = structuredClone(answer(call, new URLSearchParams(body), key));
    if (key) store.answers[key] = { request, body: made };
    store.save();
    return { body: made, replayed: false };
  };

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { authorization, 'stripe-version': version = '' } = request.headers;
    const key = request.headers['idempotency-key']?.toString();
    const end = (status: number, body: object, headers: Record<string, string> = {}): void => {
      const own = {
        'Request-Id': newId('req'),
        'Stripe-Version': String(version),
        ...(key && { 'Idempotency-Key': key }),
      };
      response
        .writeHead(status, { 'Content-Type': 'application/json', ...own, ...headers })
        .end(JSON.stringify(body));
    };
    try {
      const body = await textOf(request);
      if (authorization !== `Bearer ${secretKey}`)
        throw new ApiError('Invalid API Key provided.', { status: 401 });
      const path = request.url?.split('?')[0] ?? '';
      const found = answerOnce(
        `${request.method} ${path}`,
        body,
        request.method === 'POST' ? key : undefined,
      );
      end(200, found.body, found.replayed ? { 'Idempotent-Replayed': 'true' } : {});
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { status, message, details } = error;
      end(status, { error: { type: 'invalid_request_error', message, ...details } });
    }
  };
}

/** The body of a request, at most 64 kB of it. */
export async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) if (text.length < 65_536) text += chunk;
  return text;
}
