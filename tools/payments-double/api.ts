import type { IncomingMessage, ServerResponse } from 'node:http';

import { newId, seconds, type Intent, type Refund, type Session, type Store } from './state';

/** The parameters that each call takes here; the provider refuses unknown ones, and so does its double. */
const PARAMETERS: Record<string, RegExp> = {
  'POST /v1/checkout/sessions':
    /^(mode|client_reference_id|locale|expires_at|success_url|cancel_url|allowed_payment_method_types\[\d+\]|adaptive_pricing\[enabled\]|metadata\[\w+\]|line_items\[0\]\[(quantity|price_data\]\[(currency|unit_amount|product_data\]\[name))\]|payment_intent_data\[(description|metadata\]\[\w+)\])$/,
  'POST /v1/payment_intents':
    /^(amount|currency|confirm|payment_method|allowed_payment_method_types\[\d+\]|metadata\[\w+\]|description)$/,
  'POST /v1/refunds': /^(payment_intent|amount|metadata\[\w+\])$/,
};
const HALF_AN_HOUR = 1800;
const DAY = 86_400;

/** An answer of the API that is an error: https://docs.stripe.com/api/errors */
class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly details: { type?: string; code?: string; param?: string } = {},
  ) {
    super(message);
  }
}

interface ApiOptions {
  store: Store;
  secretKey: string;
  pageUrl: string;
  /** Tells whoever listens what has happened to an object. */
  tell(type: string, object: object, key?: string): Promise<void>;
}

/** Answers the calls of the provider's API that the worker makes, in the form of its version 1. */
export function answerApi({ store, secretKey, pageUrl, tell }: ApiOptions) {
  const amountOf = (form: URLSearchParams, name: string): number => {
    const cents = Number(form.get(name));
    if (!Number.isInteger(cents))
      throw new ApiError(400, `Invalid integer: ${form.get(name)}`, { param: name });
    return cents;
  };

  const createSession = (form: URLSearchParams): Session => {
    const need = (name: string): string => {
      const value = form.get(name);
      if (!value)
        throw new ApiError(400, `Missing required param: ${name}.`, {
          code: 'parameter_missing',
          param: name,
        });
      return value;
    };
    const amount = amountOf(form, 'line_items[0][price_data][unit_amount]');
    if (amount < 50)
      throw new ApiError(400, 'The Checkout Session’s total amount is too low.', {
        code: 'amount_too_small',
      });
    const expires_at = form.has('expires_at') ? amountOf(form, 'expires_at') : seconds() + DAY;
    if (expires_at < seconds() + HALF_AN_HOUR || expires_at > seconds() + DAY)
      throw new ApiError(
        400,
        'The `expires_at` timestamp must be between 30 minutes and 24 hours from now.',
        {
          param: 'expires_at',
        },
      );
    const id = newId('cs');
    const session: Session = {
      id,
      object: 'checkout.session',
      amount_total: amount,
      cancel_url: form.get('cancel_url'),
      client_reference_id: form.get('client_reference_id'),
      created: seconds(),
      currency: need('line_items[0][price_data][currency]'),
      expires_at,
      livemode: false,
      locale: form.get('locale'),
      metadata: metadataOf(form),
      mode: 'payment',
      payment_intent: null,
      payment_status: 'unpaid',
      status: 'open',
      success_url: need('success_url'),
      url: `${pageUrl}/${id}`,
    };
    store.titles[id] = need('line_items[0][price_data][product_data][name]');
    store.sessions[id] = session;
    return session;
  };

  const sessionOf = (id: string): Session => {
    const session = store.sessions[id];
    if (!session)
      throw new ApiError(404, `No such checkout.session: '${id}'`, {
        code: 'resource_missing',
        param: 'session',
      });
    return session;
  };

  const expire = (id: string): Session => {
    const session = sessionOf(id);
    if (session.status !== 'open')
      throw new ApiError(400, 'Only Checkout Sessions with a status in ["open"] can be expired.');
    Object.assign(session, { status: 'expired', url: null });
    void tell('checkout.session.expired', session);
    return session;
  };

  /** A payment without a page, as tests make one. */
  const createIntent = (form: URLSearchParams): Intent => {
    if (form.get('payment_method') !== 'pm_card_visa')
      throw new ApiError(400, `No such PaymentMethod: '${form.get('payment_method')}'`, {
        code: 'resource_missing',
      });
    return pay(store, {
      amount: amountOf(form, 'amount'),
      currency: form.get('currency') ?? '',
      metadata: metadataOf(form),
    });
  };

  const createRefund = (form: URLSearchParams, key?: string): Refund => {
    const payment_intent = form.get('payment_intent') ?? '';
    const intent = store.intents[payment_intent];
    if (!intent)
      throw new ApiError(404, `No such payment_intent: '${payment_intent}'`, {
        code: 'resource_missing',
        param: 'payment_intent',
      });
    const gone = Object.values(store.refunds).filter(
      (one) => one.payment_intent === payment_intent && one.status !== 'failed',
    );
    const rest = intent.amount - gone.reduce((sum, one) => sum + one.amount, 0);
    if (intent.card === '4000000000000259')
      throw new ApiError(400, 'This charge has been charged back.', { code: 'charge_disputed' });
    if (rest === 0)
      throw new ApiError(400, 'This charge has already been refunded.', { code: 'charge_already_refunded' });
    const amount = form.has('amount') ? amountOf(form, 'amount') : rest;
    if (amount < 1 || amount > rest)
      throw new ApiError(
        400,
        `Refund amount (${amount}) is greater than unrefunded amount on charge (${rest})`,
        {
          param: 'amount',
        },
      );
    const { currency } = intent;
    const refund: Refund = {
      id: newId('re'),
      object: 'refund',
      amount,
      created: seconds(),
      currency,
      metadata: metadataOf(form),
      payment_intent,
      status: 'succeeded',
    };
    store.refunds[refund.id] = refund;
    void tell('refund.created', { ...refund }, key);
    // The bank gives it back a little later.
    if (intent.card === '4000000000005126')
      setTimeout(() => {
        refund.status = 'failed';
        void tell('refund.failed', refund);
      }, 3000).unref();
    return { ...refund };
  };

  const answer = (call: string, form: URLSearchParams, key?: string): object => {
    const [, id = '', verb] = /^(?:GET|POST) \/v1\/checkout\/sessions\/(\w+)(\/expire)?$/.exec(call) ?? [];
    if (id && call.startsWith('GET') && !verb) return sessionOf(id);
    if (id && call.startsWith('POST') && verb) return expire(id);
    const allowed = PARAMETERS[call];
    if (!allowed) throw new ApiError(404, `Unrecognized request URL (${call}).`);
    for (const name of form.keys())
      if (!allowed.test(name))
        throw new ApiError(400, `Received unknown parameter: ${name}`, {
          code: 'parameter_unknown',
          param: name,
        });
    if (call === 'POST /v1/checkout/sessions') return createSession(form);
    return call === 'POST /v1/refunds' ? createRefund(form, key) : createIntent(form);
  };

  /** The answer to a key that is known, or a new one, kept for its key. */
  const answerOnce = (
    call: string,
    body: string,
    key: string | undefined,
  ): { body: object; replayed: boolean } => {
    const asked = `${call} ${body}`;
    const known = key ? store.answers[key] : undefined;
    if (known && known.asked !== asked)
      throw new ApiError(
        400,
        `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
        { type: 'idempotency_error' },
      );
    if (known) return { body: known.body, replayed: true };
    const made = structuredClone(answer(call, new URLSearchParams(body), key));
    if (key) store.answers[key] = { asked, body: made };
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
      if (authorization !== `Bearer ${secretKey}`) throw new ApiError(401, 'Invalid API Key provided.');
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

/** Notes a payment that went through. */
export function pay(
  store: Store,
  {
    card = '4242424242424242',
    ...paid
  }: Pick<Intent, 'amount' | 'currency' | 'metadata'> & { card?: string },
): Intent {
  const intent: Intent = {
    id: newId('pi'),
    object: 'payment_intent',
    created: seconds(),
    livemode: false,
    status: 'succeeded',
    ...paid,
  };
  store.intents[intent.id] = { ...intent, card };
  return intent;
}

const metadataOf = (form: URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) => {
      const [, field] = /^metadata\[(\w+)\]$/.exec(name) ?? [];
      return field ? [[field, value]] : [];
    }),
  );

/** The body of a request, at most 64 kB of it. */
export async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) if (text.length < 65_536) text += chunk;
  return text;
}
