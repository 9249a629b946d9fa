import { newId, seconds, type Intent, type Refund, type Session, type Store } from './state';

const HALF_AN_HOUR = 1800;
const DAY = 86_400;

/** Sends an event about an object to the endpoint of the worker. */
export type SendEvent = (type: string, object: object, key?: string) => Promise<void>;

/** An answer of the API that is an error: https://docs.stripe.com/api/errors */
export class ApiError extends Error {
  readonly status: number;
  readonly details: { type?: string; code?: string; param?: string };
  constructor(message: string, { status = 400, ...details }: ApiError['details'] & { status?: number } = {}) {
    super(message);
    this.status = status;
    this.details = details;
  }
}

const amountOf = (form: URLSearchParams, name: string): number => {
  const cents = Number(form.get(name));
  if (!Number.isInteger(cents)) throw new ApiError(`Invalid integer: ${form.get(name)}`, { param: name });
  return cents;
};

const metadataOf = (form: URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) => {
      const [, field] = /^metadata\[(\w+)\]$/.exec(name) ?? [];
      return field ? [[field, value]] : [];
    }),
  );

const missing = (kind: string, id: string, param: string): ApiError =>
  new ApiError(`No such ${kind}: '${id}'`, { status: 404, code: 'resource_missing', param });

/** What the API makes and changes, by the rules of the provider. */
export function objectsOf(store: Store, pageUrl: string, sendEvent: SendEvent) {
  const createSession = (form: URLSearchParams): Session => {
    const need = (name: string): string => {
      const value = form.get(name);
      if (!value)
        throw new ApiError(`Missing required param: ${name}.`, { code: 'parameter_missing', param: name });
      return value;
    };
    const amount = amountOf(form, 'line_items[0][price_data][unit_amount]');
    if (amount < 50)
      throw new ApiError('The Checkout Session’s total amount is too low.', { code: 'amount_too_small' });
    const expires_at = form.has('expires_at') ? amountOf(form, 'expires_at') : seconds() + DAY;
    if (expires_at < seconds() + HALF_AN_HOUR || expires_at > seconds() + DAY)
      throw new ApiError('The `expires_at` timestamp must be between 30 minutes and 24 hours from now.', {
        param: 'expires_at',
      });
    const id = newId('cs');
    const session = {
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
      status: 'open' as const,
      success_url: need('success_url'),
      title: need('line_items[0][price_data][product_data][name]'),
      url: `${pageUrl}/${id}`,
    };
    store.sessions[id] = session;
    return session;
  };

  const sessionOf = (id: string): Session => {
    const session = store.sessions[id];
    if (!session) throw missing('checkout.session', id, 'session');
    return session;
  };

  const expire = (id: string): Session => {
    const session = sessionOf(id);
    if (session.status !== 'open')
      throw new ApiError('Only Checkout Sessions with a status in ["open"] can be expired.');
    Object.assign(session, { status: 'expired', url: null });
    void sendEvent('checkout.session.expired', session);
    return session;
  };

  /** A payment without a page, as tests make one. */
  const createIntent = (form: URLSearchParams): object => {
    return pay(store, {
      amount: amountOf(form, 'amount'),
      currency: form.get('currency') ?? '',
      card: '4242424242424242',
      metadata: metadataOf(form),
    });
  };

  const createRefund = (form: URLSearchParams, key?: string): Refund => {
    const payment_intent = form.get('payment_intent') ?? '';
    const intent = store.intents[payment_intent];
    if (!intent) throw missing('payment_intent', payment_intent, 'payment_intent');
    const gone = Object.values(store.refunds).filter(
      (one) => one.payment_intent === payment_intent && one.status !== 'failed',
    );
    const rest = intent.amount - gone.reduce((sum, one) => sum + one.amount, 0);
    if (intent.card === '4000000000000259')
      throw new ApiError('This charge has been charged back.', { code: 'charge_disputed' });
    if (rest === 0)
      throw new ApiError('This charge has already been refunded.', { code: 'charge_already_refunded' });
    const amount = form.has('amount') ? amountOf(form, 'amount') : rest;
    if (amount < 1 || amount > rest)
      throw new ApiError(`Refund amount (${amount}) is greater than unrefunded amount on charge (${rest})`, {
        param: 'amount',
      });
    const { currency } = intent;
    const refund = {
      id: newId('re'),
      object: 'refund',
      amount,
      created: seconds(),
      currency,
      metadata: metadataOf(form),
      payment_intent,
      status: 'succeeded' as Refund['status'],
    };
    store.refunds[refund.id] = refund;
    void sendEvent('refund.created', { ...refund }, key);
    // The bank gives it back a little later.
    if (intent.card === '4000000000005126')
      setTimeout(() => {
        refund.status = 'failed';
        void sendEvent('refund.failed', refund);
      }, 3000).unref();
    return { ...refund };
  };

  return { createSession, sessionOf, expire, createIntent, createRefund };
}

/** Notes a payment that went through. */
export function pay(
  store: Store,
  paid: Pick<Intent, 'amount' | 'currency' | 'card'> & { metadata: Record<string, string> },
): Intent {
  const intent = {
    id: newId('pi'),
    object: 'payment_intent',
    created: seconds(),
    livemode: false,
    status: 'succeeded',
    ...paid,
  };
  store.intents[intent.id] = intent;
  return intent;
}
