import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

import { escapeMarkup } from '../../shared/src/format/escape-markup';
import { textOf } from './api';
import { type CardNumber, isTestCard, TEST_CARDS } from './cards';
import { pay, type SendEvent } from './objects';
import {
  bankForm,
  cardForm,
  expiredNotice,
  type PageFacts,
  policyFor,
  waitingNotice,
  writePage,
} from './html';
import { newId, seconds, type Session, type Store } from './state';
import { TEXTS } from './texts';

/** How far a guest is with a card; a second press finds the first one's attempt. */
type Attempt =
  | { state: 'bank'; card: CardNumber }
  | { state: 'working'; done: Promise<void>; shown?: boolean }
  | { state: 'refused'; error: 'declined' | 'bankRefused' | 'missing' };

const SLOW_MS = 4000;
/** How long a page waits for a card before it shows that it does, and before it loads again. */
const PATIENCE_MS = 1500;
const MORE_PATIENCE_MS = 10_000;

/** Answers the payment page of a session: the form, the bank's question, and the way back. It has no script. */
export function answerPage(store: Store, sendEvent: SendEvent) {
  const attempts = new Map<string, Attempt>();

  /** Takes the money, and leads back once the event was taken, or after its first attempt, as the provider does. */
  async function charge(session: Session, card: CardNumber): Promise<void> {
    if (TEST_CARDS[card] === 'slow') await pause(SLOW_MS);
    const { amount_total: amount, currency } = session;
    const intent = pay(store, { amount, currency, metadata: {}, card });
    Object.assign(session, {
      status: 'complete',
      payment_status: 'paid',
      payment_intent: intent.id,
      url: null,
    });
    store.save();
    await sendEvent('checkout.session.completed', session);
    attempts.delete(session.id);
    if (TEST_CARDS[card] === 'dispute')
      void sendEvent('charge.dispute.created', {
        id: newId('du'),
        object: 'dispute',
        amount,
        currency,
        payment_intent: intent.id,
        reason: 'fraudulent',
        status: 'needs_response',
      });
  }

  function take(session: Session, form: URLSearchParams): Attempt {
    const before = attempts.get(session.id);
    if (before?.state === 'working') return before;
    if (before?.state === 'bank') {
      if (form.get('bank') === 'yes') return { state: 'working', done: charge(session, before.card) };
      // A second press on the first form asks nothing new.
      return form.has('bank') ? { state: 'refused', error: 'bankRefused' } : before;
    }
    const card = form.get('card') ?? '';
    if (!isTestCard(card)) return { state: 'refused', error: 'missing' };
    if (TEST_CARDS[card] === 'no') return { state: 'refused', error: 'declined' };
    if (TEST_CARDS[card] === 'bank') return { state: 'bank', card };
    return { state: 'working', done: charge(session, card) };
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const id = request.url?.split('?')[0]?.split('/').at(-1) ?? '';
    const session = Object.hasOwn(store.sessions, id) ? store.sessions[id] : undefined;
    const locale = (session?.locale ?? request.headers['accept-language'])?.startsWith('es') ? 'es' : 'en';
    const facts: PageFacts = {
      locale,
      texts: TEXTS[locale],
      title: escapeMarkup(session?.title ?? ''),
      sum: session ? formatSum(session, locale) : '',
      backUrl: escapeMarkup(session?.cancel_url ?? '/'),
    };
    const origin = session ? new URL(session.success_url).origin : '';
    const show = (status: number, content: string, more = {}): void => {
      const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' };
      response.writeHead(status, { ...headers, 'Content-Security-Policy': policyFor(origin), ...more });
      response.end(writePage(facts, content));
    };
    const goTo = (url: string): void => void response.writeHead(303, { Location: url }).end();

    if (!session) return show(404, expiredNotice(facts));
    if (session.status === 'open' && session.expires_at <= seconds()) {
      Object.assign(session, { status: 'expired', url: null });
      void sendEvent('checkout.session.expired', session);
    }
    if (request.method === 'POST') {
      const form = new URLSearchParams(await textOf(request));
      if (session.status === 'open') attempts.set(id, take(session, form));
      return goTo(request.url ?? '');
    }
    const attempt = attempts.get(id);
    if (attempt?.state === 'working') {
      await Promise.race([attempt.done, pause(attempt.shown ? MORE_PATIENCE_MS : PATIENCE_MS)]);
      attempt.shown = true;
      if (attempts.has(id)) return show(200, waitingNotice(facts), { Refresh: '0' });
    }
    if (session.status === 'complete') return goTo(session.success_url);
    if (session.status === 'expired') return show(410, expiredNotice(facts));
    if (attempt?.state === 'bank') return show(200, bankForm(facts));
    return show(200, cardForm(facts, attempt?.state === 'refused' ? facts.texts[attempt.error] : undefined));
  };
}

const formatSum = ({ amount_total, currency }: Session, locale: 'en' | 'es'): string =>
  new Intl.NumberFormat(locale === 'es' ? 'es-MX' : 'en-US', {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
  }).format(amount_total / 100);
