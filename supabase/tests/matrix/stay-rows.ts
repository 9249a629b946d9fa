import { createHash } from 'node:crypto';

import { idOf, OWNED, type Person, PEOPLE } from '../support/people';
import type { RowPlan, TableName, Values } from './row-plan';

const place = (person: Person): number => PEOPLE.indexOf(person) + 1;
const idFor = (kind: string, person: Person): string =>
  `00000000-0000-4000-${kind}-00000000000${place(person)}`;

/** Ids of a person's rows in the tables of stays. */
export const stayOf = (person: Person): string => idFor('a000', person);
export const requestOf = (person: Person): string => idFor('a100', person);
const inquiryOf = (person: Person): string => idFor('a200', person);

const month = (person: Person, year: number): Values => ({
  check_in: `${year}-0${place(person)}-05`,
  check_out: `${year}-0${place(person)}-12`,
});
const nights = (person: Person, year: number): string =>
  `[${year}-0${place(person)}-05,${year}-0${place(person)}-12)`;

export const QUOTE = JSON.stringify({ deposit_cents: 300, balance_due_on: '2040-01-01', cancellation: [] });

/** A pending stay of this person. The owner's own row is a stay of somebody without an account in the owner's house. */
export const stayRow = (person: Person): Values => ({
  id: stayOf(person),
  property_id: person === 'owner' ? OWNED : 'ocean-villa-infinity',
  guest_id: person === 'owner' ? null : idOf(person),
  ...month(person, 2040),
  guests: 2,
  quote: QUOTE,
  total_cents: 1000,
  hold_until: '2039-12-01T00:00:00Z',
});

const hashOfTerms = (text: string): string => createHash('sha256').update(`${text}\n\n${text}`).digest('hex');

type RowOf = (person: Person) => Values;

const keyed = (
  key: string,
  keyOf: (person: Person) => string,
  row: RowOf,
  change: Values,
  needs?: RowPlan['needs'],
): RowPlan => ({
  key,
  keyOf,
  row: (person) => ({ [key]: keyOf(person), ...row(person) }),
  change: () => change,
  ...(needs && { needs }),
});
/** A row whose key is the id of this person's stay, or of what stands in its place. */
const byKey = (key: string, row: RowOf, change: Values, needs?: TableName[]): RowPlan =>
  keyed(key, stayOf, row, change, needs);
const ofStay = (row: RowOf, change: Values): RowPlan =>
  byKey('reservation_id', row, change, ['reservations']);
const ofRequest = (row: RowOf, change: Values): RowPlan =>
  keyed('request_id', requestOf, row, change, ['requests']);

const houseOf = (person: Person): Values => ({ property_id: String(stayRow(person)['property_id']) });
const ofOwner: RowOf = (person) => ({
  ...{ property_id: OWNED, owner_id: idOf(person) },
  ...{ month: '2040-01-01', amount_cents: 100 },
});
const ONE_CENT = { amount_cents: 1 };

export const STAY_ROWS = {
  properties: keyed(
    'id',
    (person) => `house-of-${person}`,
    () => ({ name: 'House', sleeps: 2, nightly_cents: 100 }),
    { name: 'Changed' },
  ),
  rates: keyed(
    'name',
    (person) => `season_of_${person}`,
    (person) => ({ property_id: OWNED, nights: nights(person, 2041), nightly_cents: 100, min_nights: 1 }),
    { nightly_cents: 1 },
  ),
  charges: keyed(
    'name',
    (person) => `charge_of_${person}`,
    () => ({ kind: 'fee', base: 'stay', amount_cents: 100 }),
    ONE_CENT,
  ),
  // One row, whoever looks for it.
  bank_account: keyed(
    'holder',
    () => 'Marisma',
    () => ({ bank: 'Bank', account: '1' }),
    { bank: 'Changed' },
    () => ['delete from public.bank_account'],
  ),
  property_owners: keyed(
    'owner_id',
    idOf,
    // No two own it on one day.
    (person) => {
      const year = 1990 + PEOPLE.indexOf(person);
      return { property_id: OWNED, during: `[${year}-01-01,${year + 1}-01-01)` };
    },
    { during: '[1980-01-01,1981-01-01)' },
  ),
  reservations: byKey('id', stayRow, { status: 'cancelled', closed_as: 'withdrawn' }),
  reservation_contacts: ofStay(() => ({ name: 'A guest' }), { name: 'Changed' }),
  offers: ofStay(() => ({ message: 'For you' }), { message: 'Changed' }),
  arrival_details: ofStay(() => ({ diet: 'No nuts', diet_version: 1 }), { diet: 'Changed' }),
  agreement_versions: keyed(
    'version',
    (person) => String(100 + place(person)),
    (person) => ({
      ...{ text_en: person, text_es: person, hash: hashOfTerms(person) },
      in_force_from: '2100-01-01',
    }),
    { in_force_from: '2100-01-02' },
  ),
  agreements: ofStay(() => ({ version: 1, locale: 'en' }), { locale: 'es' }),
  invoice_details: ofStay(
    () => ({ rfc: 'SAT970701NN3', name: 'Somebody', regime: '601', postal_code: '06300', cfdi_use: 'G03' }),
    { name: 'Changed' },
  ),
  reviews: ofStay((person) => ({ ...houseOf(person), stars: 5, locale: 'en' }), { words: 'Changed' }),
  tasks: ofStay((person) => ({ ...houseOf(person), kind: 'inspect', due_on: '2039-12-31' }), {
    note: 'Changed',
  }),
  payments: ofStay(() => ({ kind: 'deposit', amount_cents: 300, due_on: '2039-01-01' }), ONE_CENT),
  occupancy: ofStay((person) => ({ ...houseOf(person), nights: nights(person, 2040), kind: 'reservation' }), {
    note: 'Changed',
  }),
  // An owner's own request is one that the owner sent as a guest.
  requests: keyed(
    'id',
    requestOf,
    (person) => ({ kind: 'inquiry', contact_submission_id: inquiryOf(person), guest_id: idOf(person) }),
    { state: 'closed' },
    (person) => [
      `insert into public.contact_submissions (id, name, email, inquiry_type, message)
       values ('${inquiryOf(person)}', 'A guest', '${person}@people.test', 'general', 'Hello') on conflict do nothing`,
      `delete from public.requests where contact_submission_id = '${inquiryOf(person)}'`,
    ],
  ),
  request_events: ofRequest(
    (person) => ({ actor_id: idOf(person), actor: 'guest', kind: 'message_in', body: 'Hello' }),
    { body: 'Changed' },
  ),
  service_arrangements: ofRequest(() => ({ note: 'A chef' }), { note: 'Changed' }),
  request_leases: ofRequest((person) => ({ holder: idOf(person), until: '2040-01-01T00:00:00Z' }), {
    until: '2041-01-01T00:00:00Z',
  }),
  saved_replies: byKey('id', () => ({ title: 'Hello', body_en: 'Hello', body_es: 'Hola' }), {
    title: 'Changed',
  }),
  statement_lines: ofStay((person) => ({ ...ofOwner(person), kind: 'stay' }), ONE_CENT),
  owner_expenses: byKey(
    'request_key',
    (person) => ({ ...ofOwner(person), spent_on: '2040-01-05', what: 'Plumber' }),
    ONE_CENT,
  ),
  owner_payouts: byKey('request_key', (person) => ({ ...ofOwner(person), paid_on: '2040-02-01' }), ONE_CENT),
  maintenance: byKey(
    'request_key',
    (person) => ({ ...houseOf(person), on_day: '2040-01-05', what: 'Pool pump', cost_cents: 100 }),
    { cost_cents: 1 },
  ),
  calendar_links: byKey('id', (person) => ({ ...houseOf(person), channel: `Site of ${person}` }), {
    ended_at: '2026-01-02T00:00:00Z',
  }),
  calendar_feeds: byKey(
    'id',
    (person) => ({ ...houseOf(person), name: 'Elsewhere', url: `https://feeds.test/${person}.ics` }),
    { name: 'Changed' },
  ),
  calendar_conflicts: byKey(
    'feed_id',
    (person) => ({ ...houseOf(person), event: 'e'.repeat(32), nights: nights(person, 2040) }),
    { event: 'f'.repeat(32) },
    ['calendar_feeds'],
  ),
  office_hours: keyed(
    'opens',
    (person) => `0${place(person)}:00:00`,
    () => ({ weekday: 7, closes: '07:30:00' }),
    { closes: '07:45:00' },
  ),
  office_closures: keyed(
    'day',
    (person) => `2040-01-0${place(person)}`,
    () => ({ reason: 'Closed' }),
    { reason: 'Changed' },
  ),
} satisfies Record<string, RowPlan>;
