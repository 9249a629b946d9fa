/** @environment browser */
import { describeEvents, type RequestEvent } from './describe-event';

const STAFF: Record<string, string> = { mariana: 'Mariana Vega', me: 'Elena Staff' };

/** What the history says of an event, of staff and of a stay unless a test says otherwise. */
const wordsOf = (event: Partial<RequestEvent>): string | undefined => {
  const usual = {
    id: 1,
    at: '2026-12-01T18:00:00Z',
    actor: 'house',
    actor_id: 'mariana',
    body: null,
  } as const;
  const names = { guest: 'Elena Duarte', staffName: (id: string | null) => STAFF[id ?? ''] };
  const [line] = describeEvents([{ ...usual, kind: 'reservation', data: {}, ...event }], names);
  return line?.text.replace(/\s/g, ' ');
};

const nights = { check_in: '2027-03-02', check_out: '2027-03-07' };
const facts = { ...nights, status: 'confirmed', hold_until: null };
const pending = {
  ...{ ...nights, guests: 4, status: 'pending', closed_as: null },
  ...{ total_cents: 1000000, hold_until: '2026-12-02T16:42:00+00:00' },
};

test.each<[data: object, words: string]>([
  [
    { old: pending, new: { ...pending, status: 'confirmed', hold_until: null } },
    'Mariana Vega confirmed the stay.',
  ],
  [{ payment: 'deposit', amount_cents: 300000 }, 'The deposit of US$3,000 was received.'],
  [
    { old: { ...facts, total_cents: 1000000 }, new: { ...facts, total_cents: 900000 } },
    'Mariana Vega changed the price. The new total is US$9,000.',
  ],
  [
    { payment: 'deposit', amount_cents: -300000, reversed: true },
    'Mariana Vega took back the record of the deposit of US$3,000.',
  ],
  [
    { payment: 'extra', amount_cents: 45000, what: 'Chef', added: true },
    'Mariana Vega added an extra: Chef, US$450.',
  ],
  [
    { payment: 'extra', amount_cents: 45000, what: 'Chef', dropped: true },
    'Mariana Vega took an extra off: Chef, US$450.',
  ],
  [
    { payment: 'damage', amount_cents: 100000, released_cents: 75000, claim_cents: 25000 },
    'Mariana Vega released the damage deposit: US$750 goes back. US$250 is kept for damage.',
  ],
  [
    { payment: 'damage', amount_cents: 100000, released_cents: 0, claim_cents: 100000 },
    'Mariana Vega keeps the damage deposit. US$1,000 is kept for damage.',
  ],
  [{ payment: 'refund', amount_cents: 5000, refund: 'sent' }, 'A refund of US$50 is on its way to the card.'],
  [
    { payment: 'deposit', amount_cents: 300000, dispute: 'open' },
    'The cardholder disputes the payment of US$3,000. Answer it with the card provider.',
  ],
  [{ relet_cents: 120000 }, 'Mariana Vega granted US$1,200 more back, because the nights were let again.'],
  [{ keep_until: '2026-12-20' }, 'Mariana Vega keeps the unpaid stay until Dec 20, 2026.'],
  [
    { unpaid: true, lapses_on: '2026-12-05' },
    'The deposit has not arrived. The stay is kept until Dec 5, 2026.',
  ],
])('%j of a stay is told as: %s', (data, words) => {
  expect(wordsOf({ data: data as RequestEvent['data'] })).toBe(words);
});

const agreed = { on_day: '2027-02-14', at_time: '19:30', price_cents: 48_000, note: null };
const guest = { actor: 'guest', actor_id: null } as const;

test.each<[event: Partial<RequestEvent>, words: string]>([
  [{ ...guest, data: { new: pending } }, 'Elena Duarte asked for the stay.'],
  [{ kind: 'assignment', data: { old: null, new: 'me' } }, 'Mariana Vega gave the request to Elena Staff.'],
  [
    { kind: 'state', data: { of: 'snoozed_until', old: null, new: '2026-12-03T15:00:00Z' } },
    'Mariana Vega snoozed the request until Thu, Dec 3, 9:00 AM.',
  ],
  [
    { kind: 'service', data: { new: { ...agreed, status: 'offered' } } },
    'Mariana Vega offered it: Feb 14, 2027, 7:30 PM, US$480.',
  ],
  [
    { ...guest, kind: 'service', data: { new: { ...agreed, status: 'accepted' } } },
    'Elena Duarte accepted it: Feb 14, 2027, 7:30 PM, US$480.',
  ],
  [
    { actor: 'clock', kind: 'service', data: { new: { ...agreed, status: 'called_off' } } },
    'It was cancelled with the stay.',
  ],
  [
    { ...guest, kind: 'message_in', data: { by: 'mail', attachments: 2, cut: true } },
    'Elena Duarte wrote by email · 2 files refused · shortened',
  ],
  [
    { ...guest, kind: 'message_in', data: { by: 'mail', sender: 'eve@people.test' } },
    'By email, from another address: eve@people.test',
  ],
])('%j is told as: %s', (event, words) => {
  expect(wordsOf(event)).toBe(words);
});
