import type { IncomingMessage } from 'node:http';

import type { Answer } from '../../../shared/src/data/database';
import { type Locale, withLocale } from '../../../shared/src/texts/locale';
import type { Handler } from '../calendar/answer-calendar';
import type { DataService } from '../data-service';
import { codeOf, type Log } from '../log';
import { oneLine } from '../mails/plain-text';
import { money as en } from '../mails/texts/en-money';
import { money as es } from '../mails/texts/es-money';
import { readUpTo } from '../read-up-to';
import { Forged, type PaymentProvider } from './provider';

export const PAYMENT_PATHS = /^\/payments\//;
const START = /^\/payments\/start\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
const EVENTS = '/payments/events';
/** The page that a guest comes back to. */
const GUEST_PAGE = '/dashboard';
/** The provider's events have a few kilobytes. */
const MOST_BYTES = 256 * 1024;

/** The result with which a guest returns: paid or not, by the provider's page, or why a link has no page any more. */
type Result = 'paid' | 'open' | 'expired' | 'not_due' | 'unavailable';

/**
 * Answers `GET /payments/start/<token>`, which leads to the provider's page, and `POST /payments/events`, where the
 * provider posts events. Only such an event settles a payment.
 * @param provider none where cards are off
 */
export function answerPayments(
  data: DataService,
  provider: PaymentProvider | undefined,
  siteUrl: string,
  log: Log,
): Handler {
  const back = (payment: string, result: Result, locale: Locale): string =>
    `${siteUrl}${withLocale(GUEST_PAGE, locale)}?${new URLSearchParams({ payment, result })}`;

  /** Where a link leads; undefined for one that never was. */
  async function follow(token: string, provider: PaymentProvider): Promise<string | undefined> {
    const [checkout] = await data('open_checkout', { token });
    if (!checkout) return undefined;
    const { payment_id, refused, url, amount_cents, locale } = checkout;
    if (refused) return back(payment_id, refused, locale);
    if (url) return url;
    try {
      // The same key each time finds a page again that was created but not stored.
      const made = await provider.createCheckout({
        token,
        amountCents: amount_cents,
        title: titleOf(checkout),
        locale,
        expiresAt: new Date(checkout.expires_at),
        successUrl: back(payment_id, 'paid', locale),
        cancelUrl: back(payment_id, 'open', locale),
      });
      await data('keep_checkout', { token, session_id: made.sessionId, url: made.url });
      return made.url;
    } catch (error) {
      log('warn', 'checkout_failed', { code: codeOf(error) });
      return back(payment_id, 'unavailable', locale);
    }
  }

  /** @returns the status that the provider reads: below 300 it sends the event no more */
  async function take(request: IncomingMessage, provider: PaymentProvider): Promise<number> {
    const body = await readUpTo(request as AsyncIterable<Buffer>, MOST_BYTES);
    if (!body) return 413;
    try {
      const event = provider.readEvent(body, String(request.headers['stripe-signature'] ?? ''));
      if (event) await data('note_card_event', { event });
      log('info', 'card_event', { code: event?.kind ?? 'ignored' });
      return 200;
    } catch (error) {
      const forged = error instanceof Forged;
      log('warn', forged ? 'card_event_forged' : 'card_event_failed', { code: codeOf(error) });
      return forged ? 400 : 503;
    }
  }

  return async (request, response) => {
    const end = (status: number, headers: Record<string, string> = {}): void => {
      const safe = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };
      response.writeHead(status, { ...safe, ...headers }).end();
    };
    const isEvent = request.url === EVENTS;
    const token = START.exec(request.url ?? '')?.[1];
    if (!provider || (!isEvent && !token)) return end(404);
    const method = isEvent ? 'POST' : 'GET';
    if (request.method !== method) return end(405, { Allow: method });
    if (!token) return end(await take(request, provider));
    const found = await follow(token, provider).catch((error: unknown) => {
      log('warn', 'checkout_failed', { code: codeOf(error) });
      return null;
    });
    if (found === null) return end(503, { 'Retry-After': '30' });
    return found ? end(303, { Location: found }) : end(404);
  };
}

/** What is paid for, on the provider's page: 'Deposit · Villa Paradise · MR-7K2M'. */
const titleOf = ({ kind, what, house, code, locale }: Answer<'open_checkout'>): string =>
  [oneLine(what ?? '') || { en, es }[locale].kinds[kind], oneLine(house), code].join(' · ');
