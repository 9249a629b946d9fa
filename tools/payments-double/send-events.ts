import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import type { SendEvent } from './objects';
import { newId, seconds, type Store } from './state';

const API_VERSION = '2026-10-28.endive';
/** The provider retries for three days; here a developer waits. */
const PAUSES_MS = [1000, 2000, 4000, 8000, 16_000, 32_000, 64_000];
const ANSWER_MS = 10_000;

/**
 * Sends events as the provider does: signed, again until they are taken, in no order that one could count on.
 * @returns a function that sends an event, and waits for the first attempt
 */
export function eventSender(store: Store, url: string, secret: string, stopping: AbortSignal): SendEvent {
  async function send(event: { id: string }): Promise<boolean> {
    const body = JSON.stringify(event);
    const at = seconds();
    const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
    const taken = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Stripe-Signature': `t=${at},v1=${signature}`,
        'User-Agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      },
      body,
      signal: AbortSignal.any([stopping, AbortSignal.timeout(ANSWER_MS)]),
    }).catch(() => undefined);
    if (!taken?.ok) return false;
    delete store.events[event.id];
    store.save();
    return true;
  }

  async function sendAgain(event: { id: string }): Promise<void> {
    for (const wait of PAUSES_MS) {
      const stopped = await pause(wait, false, { signal: stopping, ref: false }).catch(() => true);
      if (stopped || (await send(event))) return;
    }
  }

  for (const event of Object.values(store.events)) void sendAgain(event);

  return async (type, object, key) => {
    const event = {
      id: newId('evt'),
      object: 'event',
      api_version: API_VERSION,
      created: seconds(),
      data: { object: structuredClone(object) },
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: key ?? null },
      type,
    };
    store.events[event.id] = event;
    store.save();
    if (!(await send(event))) void sendAgain(event);
  };
}
