import type { Database } from '../../../shared/src/data/database.types';
import type { Service } from '../house/service';
import { idOf, type Person } from '../support/people';
import { TODAY } from '../owners/months';
import { day, STAY } from '../stays/support';
import { adminAll, type Allowed, everyone, guestAndStaff, signedIn, staffAll } from './expectations';
import { stayOf, stayRow } from './stay-rows';

type Name = keyof Database['public']['Functions'];

export interface FunctionPlan {
  allowed: Allowed;
  /** The stay's status before the call. */
  status?: 'confirmed';
  /** The call is about the person's request for a service, which stands like this. */
  service?: Partial<Service>;
  /** The word of a refusal that only those read who may call. */
  answer?: string;
  /** A statement that prepares what the call is about. */
  before?(person: Person): string;
  /** The arguments of a call about this person's stay, whose request has the given id. */
  args(person: Person, request: string): Record<string, unknown>;
}

const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
const later = { expected_version: 1 };
const ofStay = (rest: Record<string, unknown>) => (person: Person) => ({
  reservation_id: stayOf(person),
  ...rest,
});
const ofRequest = (rest: Record<string, unknown>) => (_: Person, request: string) => ({
  request_id: request,
  ...rest,
});
/** Of a payment that does not exist. */
const ofNoPayment = (rest: Record<string, unknown>): FunctionPlan =>
  forStaff(() => ({ payment_id: stayOf('stranger'), reason: 'Sorry', ...rest, ...later }), 'bad_amount');
const { property_id, check_in, check_out, guests } = STAY;
// An owner's own row is a stay in the owner's house, of which the owner is not the guest.
const guestOnly: Allowed = { client: 'own', newcomer: 'own', management: 'own', admin: 'own' };
const houseOf = (person: Person): string => String(stayRow(person)['property_id']);
const ownersAndStaff: Allowed = { owner: 'own and other', ...staffAll };
const guestOrStaff: Allowed = { ...guestAndStaff, owner: undefined };

type Args = FunctionPlan['args'];
const none: Args = () => ({});
const ofHouse: Args = () => ({ property_id });
/** Of a setting that nobody could save. */
const ofDraft: Args = () => ({ property_id, draft: '{}', expected_version: 0 });
const forStaff = (args: Args, answer?: string): FunctionPlan => ({
  allowed: staffAll,
  args,
  ...(answer !== undefined && { answer }),
});

/** What the worker's secret key alone may call. */
export const FOR_WORKER = [
  'read_calendar',
  'claim_feeds',
  'settle_feed',
  'switch_cards',
  'open_checkout',
  'keep_checkout',
  'end_stale_checkouts',
  'note_card_event',
  'claim_card_refunds',
  'settle_card_refund',
  'claim_mail',
  'receive_mail',
  'settle_mail',
  'tick',
] as const satisfies Name[];

/** Who may call each function with success; `own` and `other` say whose stay it is about. */
export const FUNCTION_EXPECTATIONS: Record<Exclude<Name, (typeof FOR_WORKER)[number]>, FunctionPlan> = {
  availability: { allowed: everyone, args: () => ({ property_id, from_day: check_in, to_day: check_out }) },
  house_today: { allowed: everyone, args: () => ({}) },
  office_closed_days: { allowed: everyone, args: () => ({}) },
  available_properties: { allowed: everyone, args: () => ({ check_in, check_out, guests }) },
  quote_stay: { allowed: everyone, args: () => STAY },
  // The hash is not the quote's: whoever may ask is told the new price.
  request_stay: {
    allowed: signedIn,
    answer: 'price_changed',
    args: () => ({ ...STAY, message: '', quote_hash: 'x', request_key: stayOf('stranger') }),
  },
  confirm_stay: forStaff(ofStay(later)),
  decline_stay: forStaff(ofStay({ reason: 'Sorry', ...later })),
  withdraw_stay: { allowed: guestOrStaff, args: ofStay(later) },
  cancel_stay: { allowed: guestOrStaff, status: 'confirmed', args: ofStay({ reason: 'Sorry', ...later }) },
  // The hash is not the quote's: staff are told the price.
  move_stay: forStaff(ofStay({ check_in, check_out, quote_hash: 'x', ...later }), 'price_changed'),
  save_arrival: {
    allowed: guestOrStaff,
    status: 'confirmed',
    args: ofStay({
      arrives_at: '15:00',
      travel: 'flight',
      flight: 'AM 652',
      party: '[]',
      diet: '',
      wishes: '',
      expected_version: 0,
    }),
  },
  my_data: { allowed: signedIn, args: () => ({}) },
  withdraw_consent: { allowed: signedIn, args: () => ({}) },
  request_erasure: { allowed: signedIn, args: () => ({}) },
  note_erasure: forStaff(ofRequest({})),
  erasures_due: forStaff(none),
  erase_person: forStaff(ofRequest(later), 'no_erasure'),
  save_invoice_details: {
    allowed: guestOrStaff,
    status: 'confirmed',
    args: ofStay({
      rfc: 'SAT970701NN3',
      name: 'Somebody',
      regime: '601',
      postal_code: '06300',
      cfdi_use: 'G03',
      expected_version: 0,
    }),
  },
  invoice_data: forStaff(() => ({ from_day: day(0), to_day: day(20) })),
  // The stay is yet to come, and nobody has written of it.
  write_review: {
    allowed: guestOnly,
    status: 'confirmed',
    answer: 'not_over',
    args: ofStay({ stars: 5, words: 'Lovely', locale: 'en', expected_version: 0 }),
  },
  show_review: forStaff(ofStay(later), 'unknown_review'),
  hide_review: forStaff(ofStay(later), 'unknown_review'),
  answer_review: forStaff(ofStay({ answer: 'Thanks', ...later }), 'unknown_review'),
  house_reviews: { allowed: everyone, args: () => ({ property_id }) },
  change_task: forStaff(
    () => ({ task_id: stayOf('stranger'), done: true, note: '', expected_version: 1 }),
    'unknown_task',
  ),
  day_list: forStaff(() => ({ on_day: check_in })),
  money_list: forStaff(() => ({ in_group: 'overdue' })),
  extend_hold: forStaff(ofStay({ hours: 48, ...later })),
  record_payment: {
    allowed: staffAll,
    status: 'confirmed',
    args: ofStay({ kind: 'deposit', amount_cents: 300, ...later }),
  },
  waive_payment: ofNoPayment({}),
  reverse_payment: ofNoPayment({}),
  drop_extra: ofNoPayment({}),
  release_damage: ofNoPayment({ claim_cents: 1 }),
  // There is no such payment: whoever may ask about any is told so.
  start_payment: { allowed: {}, args: () => ({ payment_id: stayOf('stranger') }) },
  refund_by_card: forStaff(() => ({ payment_id: stayOf('stranger'), ...later }), 'card_off'),
  add_extra: {
    allowed: staffAll,
    status: 'confirmed',
    args: ofStay({ what: 'Chef', amount_cents: 100, due_on: day(0), ...later }),
  },
  relet_refund: forStaff(ofStay({})),
  grant_relet: forStaff(ofStay({ amount_cents: 1, ...later }), 'bad_amount'),
  quote_discount: forStaff(ofStay({ amount_cents: 100 })),
  // The hash is not the quote's: staff are told the price.
  discount_stay: forStaff(
    ofStay({ amount_cents: 100, reason: 'A friend', quote_hash: 'x', ...later }),
    'price_changed',
  ),
  keep_unpaid: { allowed: staffAll, status: 'confirmed', args: ofStay({ until: day(1), ...later }) },
  payment_ways: { allowed: signedIn, args: () => ({}) },
  // Row security decides what it answers: null for a stay that the caller cannot read.
  stay_refund: { allowed: signedIn, args: ofStay({}) },
  // As stay_refund.
  stay_lapses_on: { allowed: signedIn, args: ofStay({}) },
  // Row security decides: whoever reads the stay may read its price at other nights.
  quote_move: { allowed: guestAndStaff, args: ofStay({ check_in, check_out }) },
  move_nights: { allowed: guestOrStaff, args: ofStay({ from_day: check_in, to_day: check_out }) },
  // The guest of the stay alone; the hash is not the quote's, so the guest is told the price.
  ask_move: {
    allowed: guestOnly,
    answer: 'price_changed',
    args: ofStay({
      check_in,
      check_out,
      message: '',
      quote_hash: 'x',
      request_key: stayOf('stranger'),
      ...later,
    }),
  },
  send_message: {
    allowed: guestOrStaff,
    args: ofRequest({ body: 'Hello', request_key: stayOf('stranger') }),
  },
  add_note: forStaff(ofRequest({ body: 'Hm', request_key: stayOf('stranger') })),
  offer_service: {
    allowed: staffAll,
    service: {},
    args: ofRequest({
      on_day: day(0),
      at_time: '19:30',
      price_cents: 48_000,
      note: '',
      reservation_id: null,
      ...later,
    }),
  },
  accept_service: { allowed: guestAndStaff, service: { status: 'offered' }, args: ofRequest(later) },
  decline_service: {
    allowed: guestAndStaff,
    service: { status: 'offered' },
    args: ofRequest({ reason: 'Sorry', ...later }),
  },
  arrange_service: {
    allowed: staffAll,
    service: { status: 'accepted' },
    args: ofRequest({ note: '', ...later }),
  },
  finish_service: {
    allowed: staffAll,
    service: { status: 'arranged', on_day: '2026-01-01' },
    args: ofRequest(later),
  },
  assign_request: forStaff(ofRequest({ assignee: idOf('admin'), ...later })),
  snooze_request: forStaff(ofRequest({ until: inAnHour, ...later })),
  close_request: { allowed: staffAll, status: 'confirmed', args: ofRequest(later) },
  reopen_request: forStaff(ofRequest(later)),
  hold_request: forStaff(ofRequest({})),
  close_requests: forStaff((_, id) => ({ requests: JSON.stringify([{ id, version: 1 }]) })),
  merge_requests: forStaff(ofRequest({ into_id: stayOf('stranger'), ...later }), 'bad_merge'),
  save_reply: forStaff((person) => ({
    reply_id: stayOf(person),
    title: 'Hello',
    body_en: 'Hello',
    body_es: 'Hola',
    active: true,
    expected_version: 0,
  })),
  resend_mail: forStaff(() => ({ mail_id: stayOf('stranger') }), 'unknown_mail'),
  unsent_requests: forStaff(none),
  desk_counts: forStaff(none),
  find_requests: forStaff(() => ({ words: 'Ana' })),
  guest_record: forStaff(ofRequest({})),
  staff_members: forStaff(none),
  // An owner's own stay is in the owner's house.
  block_nights: {
    allowed: { owner: 'own', ...staffAll },
    args: (person) => ({ property_id: houseOf(person), from_day: day(20), to_day: day(22) }),
  },
  unblock_nights: {
    allowed: { owner: 'own', ...staffAll },
    args: (person) => ({ property_id: houseOf(person), from_day: day(20), to_day: day(22) }),
  },
  // Row security decides: to whom no nights belong it answers none.
  taken_nights: { allowed: signedIn, args: () => ({ from_day: day(0), to_day: day(14) }) },
  house_calendar: forStaff(() => ({ from_day: day(0), to_day: day(14) })),
  staff_quote: forStaff(() => STAY),
  // The hash is not the quote's: whoever may write a stay down is told the price.
  create_stay: forStaff(
    () => ({
      ...STAY,
      name: 'Ana',
      email: 'ana@people.test',
      phone: '',
      confirmed: true,
      locale: 'en',
      quote_hash: 'x',
      request_key: stayOf('stranger'),
    }),
    'price_changed',
  ),
  house_figures: { allowed: ownersAndStaff, args: () => ({ from_day: day(0), to_day: day(20) }) },
  payment_sums: { allowed: ownersAndStaff, args: () => ({ codes: '{}' }) },
  owner_statement: {
    allowed: { owner: 'own', ...staffAll },
    args: (person) => ({ property_id: houseOf(person), month: day(0) }),
  },
  record_payout: forStaff(
    (person) => ({
      property_id: houseOf(person),
      month: '2026-01-01',
      amount_cents: 0,
      paid_on: '2026-01-01',
      request_key: stayOf(person),
    }),
    'bad_amount',
  ),
  // There is no such payout or expense: the reversal of nothing is nothing.
  reverse_payout: forStaff(() => ({ payout_id: stayOf('stranger') })),
  reverse_expense: forStaff(() => ({ expense_id: stayOf('stranger') })),
  add_expense: forStaff(
    (person) => ({
      property_id: houseOf(person),
      spent_on: TODAY,
      what: '',
      amount_cents: 0,
      request_key: stayOf(person),
    }),
    'bad_expense',
  ),
  add_maintenance: forStaff(
    (person) => ({
      property_id: houseOf(person),
      on_day: TODAY,
      what: '',
      request_key: stayOf(person),
    }),
    'bad_expense',
  ),
  // Nobody owns the house of the others: staff are told so.
  approve_maintenance: {
    allowed: { owner: 'own', ...staffAll },
    answer: 'no_owner',
    before: (person) =>
      `insert into public.maintenance (id, property_id, on_day, what, cost_cents)
       values ('${stayOf(person)}', '${houseOf(person)}', '2026-01-05', 'A pump', 100)`,
    args: (person) => ({ maintenance_id: stayOf(person) }),
  },
  take_back_maintenance: forStaff(() => ({ maintenance_id: stayOf('stranger') })),
  set_commission: forStaff(ofStay({ percent: 10, reason: 'Her own guest', ...later })),
  owner_year: { allowed: ownersAndStaff, args: () => ({ year: 2040 }) },
  // The hash is not the quote's: staff are told the price.
  make_offer: forStaff(
    (person) => ({
      ...{
        ...STAY,
        pets: 0,
        name: 'Ana',
        email: 'ana@people.test',
        phone: '',
        locale: 'en',
        discount_cents: 0,
      },
      ...{ message: '', hours: 24, quote_hash: 'x', request_key: stayOf(person) },
    }),
    'price_changed',
  ),
  // No stay of the matrix was offered.
  offer_link: forStaff(ofStay({}), 'unknown_offer'),
  // Whoever has a token may; this one opens nothing.
  read_offer: { allowed: everyone, answer: 'unknown_offer', args: () => ({ token: 'x' }) },
  accept_offer: {
    allowed: everyone,
    answer: 'unknown_offer',
    args: (person) => ({ token: 'x', request_key: stayOf(person), agreed_version: 1, quote_hash: 'x' }),
  },
  decline_offer: { allowed: everyone, answer: 'unknown_offer', args: () => ({ token: 'x', reason: '' }) },
  list_stays: forStaff(none),
  open_gap: forStaff(() => ({ property_id, from_day: day(0), to_day: day(2) }), 'no_gap'),
  house_rates: forStaff(ofHouse),
  set_rates: forStaff(ofDraft, 'bad_rates'),
  copy_rates: forStaff(() => ({ property_id, targets: '{ocean-villa-infinity}', percent: 5 })),
  preview_quote: forStaff(() => ({ ...STAY, draft: '{}' }), 'bad_rates'),
  house_charges: forStaff(ofHouse),
  set_charges: forStaff(ofDraft, 'bad_charges'),
  preview_charges: forStaff(() => ({ ...STAY, pets: 0, draft: '{}' }), 'bad_charges'),
  booking_rules: forStaff(ofHouse),
  set_booking_rules: forStaff(ofDraft, 'bad_booking_rules'),
  preview_booking_rules: forStaff(() => ({ ...STAY, draft: '{}' }), 'bad_booking_rules'),
  house_guide: { allowed: guestOrStaff, status: 'confirmed', args: ofStay({}) },
  house_guide_setting: forStaff(ofHouse),
  set_house_guide: forStaff(ofDraft, 'bad_guide'),
  house_bank: forStaff(none),
  set_bank_account: forStaff(() => ({ draft: '{}', expected_version: 0 }), 'bad_bank'),
  make_calendar_link: {
    allowed: { owner: 'own', ...staffAll },
    args: (person) => ({ property_id: houseOf(person), channel: 'Elsewhere' }),
  },
  end_calendar_link: {
    allowed: { owner: 'own', ...staffAll },
    before: (person) =>
      `insert into public.calendar_links (id, property_id, channel)
       values ('${stayOf(person)}', '${houseOf(person)}', 'Elsewhere')`,
    args: (person) => ({ link_id: stayOf(person) }),
  },
  save_feed: forStaff((person) => ({
    feed_id: null,
    property_id: houseOf(person),
    name: 'Elsewhere',
    url: 'https://feeds.test/1.ics',
    active: true,
    expected_version: 0,
  })),
  read_feed_soon: forStaff(() => ({ feed_id: stayOf('stranger') }), 'unknown_feed'),
  drop_feed_nights: forStaff(() => ({ occupancy_id: stayOf('stranger') })),
  // Row security decides: to whom no house belongs it answers none.
  house_calendars: { allowed: signedIn, args: () => ({}) },
  office: forStaff(none),
  set_office: forStaff(() => ({ hours: '[]', closures: '[]', expected_version: 0 })),
  preview_office: forStaff(() => ({ hours: '[]', closures: '[]' })),
  people: { allowed: adminAll, args: () => ({}) },
  set_staff: {
    allowed: adminAll,
    args: () => ({ user_id: idOf('stranger'), role: 'management', granted: true }),
  },
  account_refusal: { allowed: signedIn, args: () => ({}) },
  refuse_account: {
    allowed: adminAll,
    answer: 'unknown_account',
    args: () => ({ user_id: idOf('stranger'), reason: 'Sorry' }),
  },
  add_property: {
    allowed: adminAll,
    answer: 'bad_house',
    args: () => ({ name: '', sleeps: 2, nightly_cents: 1 }),
  },
  open_property: { allowed: adminAll, args: () => ({ property_id, opened: true }) },
  house_owners: { allowed: adminAll, args: () => ({}) },
  end_house: {
    allowed: adminAll,
    answer: 'unknown_account',
    args: () => ({
      property_id: 'lagoon-villa-serenity',
      user_id: idOf('stranger'),
      to_day: day(0),
      expected_version: 0,
    }),
  },
  link_house: {
    allowed: adminAll,
    args: () => ({
      property_id: 'lagoon-villa-serenity',
      user_id: idOf('owner'),
      from_day: '2027-01-01',
      expected_version: 0,
    }),
  },
  answer_due: { allowed: everyone, args: () => ({}) },
};
