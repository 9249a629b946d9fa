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
const isNew = { expected_version: 0 };
const none: Args = () => ({});
const ofHouse: Args = () => ({ property_id });
/** Of the house of this person's stay. */
const ofOwnHouse =
  (rest: Record<string, unknown>): Args =>
  (person) => ({ property_id: houseOf(person), ...rest });
/** Of something that is new, under the person's own key. */
const keyed =
  (args: Args): Args =>
  (person, request) => ({ ...args(person, request), request_key: stayOf(person) });
/** Of a setting that nobody could save. */
const ofDraft: Args = () => ({ property_id, draft: '{}', ...isNew });
const forAll = (allowed: Allowed, args: Args, answer?: string): FunctionPlan => ({
  allowed,
  args,
  ...(answer !== undefined && { answer }),
});
const forStaff = (args: Args, answer?: string): FunctionPlan => forAll(staffAll, args, answer);
const forAdmin = (args: Args, answer?: string): FunctionPlan => forAll(adminAll, args, answer);
const forHouse = (args: Args): FunctionPlan => forAll({ owner: 'own', ...staffAll }, args);
/** About a stay that is agreed. */
const ofAgreed = (allowed: Allowed, args: Args, answer?: string): FunctionPlan => ({
  ...forAll(allowed, args, answer),
  status: 'confirmed',
});
const ofService = (allowed: Allowed, service: Partial<Service>, rest: object): FunctionPlan => ({
  ...forAll(allowed, ofRequest({ ...rest, ...later })),
  service,
});
const SERENITY = 'lagoon-villa-serenity';
const STRANGER = { user_id: idOf('stranger') };
const NIGHTS = { from_day: day(20), to_day: day(22) };
const ANA = { name: 'Ana', email: 'ana@people.test', phone: '', locale: 'en' };
/** A hash that is not the quote's: whoever may ask is told the new price. */
const WRONG_HASH = { quote_hash: 'x', request_key: stayOf('stranger') };

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
  availability: forAll(everyone, () => ({ property_id, from_day: check_in, to_day: check_out })),
  house_today: forAll(everyone, none),
  office_closed_days: forAll(everyone, none),
  available_properties: forAll(everyone, () => ({ check_in, check_out, guests })),
  quote_stay: forAll(everyone, () => STAY),
  request_stay: forAll(signedIn, () => ({ ...STAY, message: '', ...WRONG_HASH }), 'price_changed'),
  confirm_stay: forStaff(ofStay(later)),
  decline_stay: forStaff(ofStay({ reason: 'Sorry', ...later })),
  withdraw_stay: forAll(guestOrStaff, ofStay(later)),
  cancel_stay: ofAgreed(guestOrStaff, ofStay({ reason: 'Sorry', ...later })),
  move_stay: forStaff(ofStay({ check_in, check_out, quote_hash: 'x', ...later }), 'price_changed'),
  save_arrival: ofAgreed(
    guestOrStaff,
    ofStay({
      ...{ arrives_at: '15:00', travel: 'flight', flight: 'AM 652', party: '[]', diet: '', wishes: '' },
      ...isNew,
    }),
  ),
  my_data: forAll(signedIn, none),
  withdraw_consent: forAll(signedIn, none),
  request_erasure: forAll(signedIn, none),
  note_erasure: forStaff(ofRequest({})),
  erasures_due: forStaff(none),
  erase_person: forStaff(ofRequest(later), 'no_erasure'),
  save_invoice_details: ofAgreed(
    guestOrStaff,
    ofStay({
      ...{ rfc: 'SAT970701NN3', name: 'Somebody', regime: '601', postal_code: '06300', cfdi_use: 'G03' },
      ...isNew,
    }),
  ),
  invoice_data: forStaff(() => ({ from_day: day(0), to_day: day(20) })),
  // The stay is yet to come, and nobody has written of it.
  write_review: ofAgreed(
    guestOnly,
    ofStay({ stars: 5, words: 'Lovely', locale: 'en', ...isNew }),
    'not_over',
  ),
  show_review: forStaff(ofStay(later), 'unknown_review'),
  hide_review: forStaff(ofStay(later), 'unknown_review'),
  answer_review: forStaff(ofStay({ answer: 'Thanks', ...later }), 'unknown_review'),
  house_reviews: forAll(everyone, () => ({ property_id })),
  change_task: forStaff(
    () => ({ task_id: stayOf('stranger'), done: true, note: '', expected_version: 1 }),
    'unknown_task',
  ),
  day_list: forStaff(() => ({ on_day: check_in })),
  money_list: forStaff(() => ({ in_group: 'overdue' })),
  extend_hold: forStaff(ofStay({ hours: 48, ...later })),
  record_payment: ofAgreed(staffAll, ofStay({ kind: 'deposit', amount_cents: 300, ...later })),
  waive_payment: ofNoPayment({}),
  reverse_payment: ofNoPayment({}),
  drop_extra: ofNoPayment({}),
  release_damage: ofNoPayment({ claim_cents: 1 }),
  // There is no such payment: whoever may ask about any is told so.
  start_payment: { allowed: {}, args: () => ({ payment_id: stayOf('stranger') }) },
  refund_by_card: forStaff(() => ({ payment_id: stayOf('stranger'), ...later }), 'card_off'),
  add_extra: ofAgreed(staffAll, ofStay({ what: 'Chef', amount_cents: 100, due_on: day(0), ...later })),
  relet_refund: forStaff(ofStay({})),
  grant_relet: forStaff(ofStay({ amount_cents: 1, ...later }), 'bad_amount'),
  quote_discount: forStaff(ofStay({ amount_cents: 100 })),
  discount_stay: forStaff(
    ofStay({ amount_cents: 100, reason: 'A friend', quote_hash: 'x', ...later }),
    'price_changed',
  ),
  keep_unpaid: ofAgreed(staffAll, ofStay({ until: day(1), ...later })),
  payment_ways: forAll(signedIn, none),
  // Row security decides what it answers: null for a stay that the caller cannot read.
  stay_refund: forAll(signedIn, ofStay({})),
  // As stay_refund.
  stay_lapses_on: forAll(signedIn, ofStay({})),
  // Row security decides: whoever reads the stay may read its price at other nights.
  quote_move: forAll(guestAndStaff, ofStay({ check_in, check_out })),
  move_nights: forAll(guestOrStaff, ofStay({ from_day: check_in, to_day: check_out })),
  ask_move: forAll(
    guestOnly,
    ofStay({ check_in, check_out, message: '', ...WRONG_HASH, ...later }),
    'price_changed',
  ),
  send_message: forAll(guestOrStaff, ofRequest({ body: 'Hello', request_key: stayOf('stranger') })),
  add_note: forStaff(ofRequest({ body: 'Hm', request_key: stayOf('stranger') })),
  offer_service: ofService(
    staffAll,
    {},
    { on_day: day(0), at_time: '19:30', price_cents: 48_000, note: '', reservation_id: null },
  ),
  accept_service: ofService(guestAndStaff, { status: 'offered' }, {}),
  decline_service: ofService(guestAndStaff, { status: 'offered' }, { reason: 'Sorry' }),
  arrange_service: ofService(staffAll, { status: 'accepted' }, { note: '' }),
  finish_service: ofService(staffAll, { status: 'arranged', on_day: '2026-01-01' }, {}),
  assign_request: forStaff(ofRequest({ assignee: idOf('admin'), ...later })),
  snooze_request: forStaff(ofRequest({ until: inAnHour, ...later })),
  close_request: ofAgreed(staffAll, ofRequest(later)),
  reopen_request: forStaff(ofRequest(later)),
  hold_request: forStaff(ofRequest({})),
  close_requests: forStaff((_, id) => ({ requests: JSON.stringify([{ id, version: 1 }]) })),
  merge_requests: forStaff(ofRequest({ into_id: stayOf('stranger'), ...later }), 'bad_merge'),
  save_reply: forStaff((person) => ({
    ...{ reply_id: stayOf(person), title: 'Hello', body_en: 'Hello', body_es: 'Hola', active: true },
    ...isNew,
  })),
  resend_mail: forStaff(() => ({ mail_id: stayOf('stranger') }), 'unknown_mail'),
  unsent_requests: forStaff(none),
  desk_counts: forStaff(none),
  find_requests: forStaff(() => ({ words: 'Ana' })),
  guest_record: forStaff(ofRequest({})),
  staff_members: forStaff(none),
  // An owner's own stay is in the owner's house.
  block_nights: forHouse(ofOwnHouse(NIGHTS)),
  unblock_nights: forHouse(ofOwnHouse(NIGHTS)),
  // Row security decides: to whom no nights belong it answers none.
  taken_nights: forAll(signedIn, () => ({ from_day: day(0), to_day: day(14) })),
  house_calendar: forStaff(() => ({ from_day: day(0), to_day: day(14) })),
  staff_quote: forStaff(() => STAY),
  create_stay: forStaff(() => ({ ...STAY, ...ANA, confirmed: true, ...WRONG_HASH }), 'price_changed'),
  house_figures: forAll(ownersAndStaff, () => ({ from_day: day(0), to_day: day(20) })),
  payment_sums: forAll(ownersAndStaff, () => ({ codes: '{}' })),
  owner_statement: forHouse(ofOwnHouse({ month: day(0) })),
  record_payout: forStaff(
    keyed(ofOwnHouse({ month: '2026-01-01', amount_cents: 0, paid_on: '2026-01-01' })),
    'bad_amount',
  ),
  // There is no such payout or expense: the reversal of nothing is nothing.
  reverse_payout: forStaff(() => ({ payout_id: stayOf('stranger') })),
  reverse_expense: forStaff(() => ({ expense_id: stayOf('stranger') })),
  add_expense: forStaff(keyed(ofOwnHouse({ spent_on: TODAY, what: '', amount_cents: 0 })), 'bad_expense'),
  add_maintenance: forStaff(keyed(ofOwnHouse({ on_day: TODAY, what: '' })), 'bad_expense'),
  // Nobody owns the house of the others: staff are told so.
  approve_maintenance: {
    ...forHouse((person) => ({ maintenance_id: stayOf(person) })),
    answer: 'no_owner',
    before: (person) =>
      `insert into public.maintenance (id, property_id, on_day, what, cost_cents)
       values ('${stayOf(person)}', '${houseOf(person)}', '2026-01-05', 'A pump', 100)`,
  },
  take_back_maintenance: forStaff(() => ({ maintenance_id: stayOf('stranger') })),
  set_commission: forStaff(ofStay({ percent: 10, reason: 'Their own guest', ...later })),
  owner_year: forAll(ownersAndStaff, () => ({ year: 2040 })),
  make_offer: forStaff(
    keyed(() => ({ ...STAY, ...ANA, ...WRONG_HASH, pets: 0, discount_cents: 0, message: '', hours: 24 })),
    'price_changed',
  ),
  // No stay of the matrix was offered.
  offer_link: forStaff(ofStay({}), 'unknown_offer'),
  // Whoever has a token may; this one opens nothing.
  read_offer: forAll(everyone, () => ({ token: 'x' }), 'unknown_offer'),
  accept_offer: forAll(
    everyone,
    keyed(() => ({ ...WRONG_HASH, token: 'x', agreed_version: 1 })),
    'unknown_offer',
  ),
  decline_offer: forAll(everyone, () => ({ token: 'x', reason: '' }), 'unknown_offer'),
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
  house_guide: ofAgreed(guestOrStaff, ofStay({})),
  house_guide_setting: forStaff(ofHouse),
  set_house_guide: forStaff(ofDraft, 'bad_guide'),
  house_bank: forStaff(none),
  set_bank_account: forStaff(() => ({ draft: '{}', ...isNew }), 'bad_bank'),
  make_calendar_link: forHouse(ofOwnHouse({ channel: 'Elsewhere' })),
  end_calendar_link: {
    ...forHouse((person) => ({ link_id: stayOf(person) })),
    before: (person) =>
      `insert into public.calendar_links (id, property_id, channel)
       values ('${stayOf(person)}', '${houseOf(person)}', 'Elsewhere')`,
  },
  save_feed: forStaff(
    ofOwnHouse({
      ...{ feed_id: null, name: 'Elsewhere', url: 'https://feeds.test/1.ics', active: true },
      ...isNew,
    }),
  ),
  read_feed_soon: forStaff(() => ({ feed_id: stayOf('stranger') }), 'unknown_feed'),
  drop_feed_nights: forStaff(() => ({ occupancy_id: stayOf('stranger') })),
  // Row security decides: to whom no house belongs it answers none.
  house_calendars: forAll(signedIn, none),
  office: forStaff(none),
  set_office: forStaff(() => ({ hours: '[]', closures: '[]', ...isNew })),
  preview_office: forStaff(() => ({ hours: '[]', closures: '[]' })),
  people: forAdmin(none),
  set_staff: forAdmin(() => ({ ...STRANGER, role: 'management', granted: true })),
  account_refusal: forAll(signedIn, none),
  refuse_account: forAdmin(() => ({ ...STRANGER, reason: 'Sorry' }), 'unknown_account'),
  add_property: forAdmin(() => ({ name: '', sleeps: 2, nightly_cents: 1 }), 'bad_house'),
  open_property: forAdmin(() => ({ property_id, opened: true })),
  house_owners: forAdmin(none),
  end_house: forAdmin(
    () => ({ property_id: SERENITY, ...STRANGER, to_day: day(0), ...isNew }),
    'unknown_account',
  ),
  link_house: forAdmin(() => ({
    ...{ property_id: SERENITY, user_id: idOf('owner'), from_day: '2027-01-01' },
    ...isNew,
  })),
  answer_due: forAll(everyone, none),
};
