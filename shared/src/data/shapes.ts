import type { Database as Generated } from './database.types';

// What the generator cannot know: the shapes of json columns, and which columns of an answer may be null.

/** What staff call a season. */
export type SeasonNames = Record<'en' | 'es', string>;

/** A line of a quote: its rule and, by its kind, what it is counted on. Amounts are US cents. */
export type QuoteLine = { rule: string; amount_cents: number } & (
  | { kind: 'night'; nights: number; unit_cents: number; names?: SeasonNames }
  | { kind: 'discount' }
  | ({ kind: 'fee' | 'tax'; for_owner?: true } & (
      | { base: 'stay' | 'guest_night' | 'pet'; quantity: number; unit_cents: number }
      | { base: 'nights' | 'subtotal'; basis_points: number; base_cents: number }
    ))
);

type ChargeRow = Generated['public']['Tables']['charges']['Row'];

/** A fee or tax of a house or of all houses; `sample` marks an example that nobody has confirmed. */
export type Charge = Pick<
  ChargeRow,
  'name' | 'kind' | 'base' | 'basis_points' | 'amount_cents' | 'included_guests' | 'for_owner' | 'sample'
> & {
  /** Null while it is not stored. */
  id: string | null;
  /** The first day of arrival on which it applies; null when it has no beginning. */
  from_day: string | null;
  /** The first day of arrival on which it no longer applies; null when it has no end. */
  to_day: string | null;
};

/** What is set for a house beside its charges. */
export type HouseRules = Pick<
  Generated['public']['Tables']['properties']['Row'],
  'max_pets' | 'damage_deposit_cents'
>;

/** Whose a house is in which days. */
export interface Ownership {
  /** Null once the account is deleted, as is the name. */
  owner_id: string | null;
  owner: string | null;
  /** Null without a beginning. */
  from_day: string | null;
  /** The first day after; null without an end. */
  to_day: string | null;
}

/** A change of a setting: who, when, before and after. */
export interface SettingChange<Setting> {
  id: number;
  at: string;
  by: string | null;
  old: Setting | null;
  new: Setting | null;
}

/** Where guests transfer to; `sample` marks an example. */
export type BankAccount = Omit<Generated['public']['Tables']['bank_account']['Row'], 'one'>;

/** Up to the day `until`, a guest who cancels gets this share back. */
export interface CancellationStep {
  until: string;
  refund_share: number;
}

type StatementKind = Generated['public']['Enums']['statement_kind'] | 'expense';

/** A line of an owner's statement: of a reservation, or an expense. Amounts are US cents, costs negative. */
export interface StatementLine {
  /** Null while it is only expected. */
  id: string | null;
  /** The reservation; null for an expense. */
  code: string | null;
  /** The day of arrival, or of the expense. */
  check_in: string;
  check_out: string | null;
  kind: StatementKind;
  amount_cents: number;
  /** What the guest paid for the stay, of which tax_cents are taxes. */
  gross_cents: number;
  tax_cents: number;
  /** The percent of a commission. */
  percent: number | null;
  /** What an expense was for. */
  what: string | null;
  /** What a correction takes back, and the month of it. */
  of_kind: Exclude<StatementKind, 'correction'> | null;
  of_month: string | null;
  /** Whether it was taken back since; of expenses alone. */
  reversed: boolean;
  /** The guests have not left yet: the line is not part of the payout. */
  expected: boolean;
}

/** Money that was transferred to an owner; negative where it was noted by mistake. */
export interface PaidOut {
  id: string;
  paid_on: string;
  amount_cents: number;
  reference: string | null;
  reversed: boolean;
}

/** The link to a calendar, without its token. */
export interface CalendarLink {
  id: string;
  /** The site that it is for; none for an owner's own. */
  channel: string | null;
  created_at: string;
  /** The first name of who made it, where that may be somebody else. */
  made_by?: string;
  read_at: string | null;
}

/** Another site's calendar, and how its last reading went. */
export interface CalendarFeed {
  id: string;
  name: string;
  url: string;
  active: boolean;
  blocks: boolean;
  version: number;
  read_at: string | null;
  failing_since: string | null;
  last_error: string | null;
  unreadable: number;
  left_out: number;
  longest_block: { from_day: string; to_day: string } | null;
  nights: number;
}

/** Nights that another calendar has sold and that are taken here. */
export interface CalendarConflict {
  id: string;
  /** The name of the calendar. */
  feed: string;
  from_day: string;
  to_day: string;
  against: string | null;
  code: string | null;
  request_id: string | null;
}

/** A taken night or more of a calendar that others read. */
export interface TakenNights {
  id: string;
  from_day: string;
  to_day: string;
  reserved: boolean;
  /** The house, and the stay's code or the other site, in an owner's own calendar. */
  house?: string | null;
  called?: string | null;
  sequence: number;
  changed_at: string;
}

type PaymentKind = Generated['public']['Enums']['payment_kind'];

/** What a queued mail says; which of it there is depends on its template. */
export interface MailFacts {
  /** None for a statement, which is about no request. */
  request_id?: string;
  kind?: Generated['public']['Enums']['request_kind'];
  name?: string;
  /** Whether the guest has an account. */
  account?: boolean;
  /** Whether an owner of a house has written to the team. */
  owner?: boolean;
  service?: string;
  /** Of a cancelled stay: the services that ended with it. */
  services?: string[];
  date?: string;
  code?: string;
  property?: string;
  property_id?: string;
  check_in?: string;
  check_out?: string;
  check_in_time?: string;
  check_out_time?: string;
  guests?: number;
  lines?: QuoteLine[];
  total_cents?: number;
  due_at?: string;
  hold_until?: string;
  cancellation?: CancellationStep[];
  /** Whether the whole price is due with the confirmation. */
  at_once?: boolean;
  due?: { kind: PaymentKind; amount_cents: number; due_on: string; what?: string }[];
  paid_cents?: number;
  /** How to pay, where something is due. */
  ways?: { bank?: Partial<BankAccount>; cards: boolean };
  /** The last day on which a stay that is not paid is kept. */
  lapses_on?: string;
  keep_until?: string;
  body?: string;
  closed_as?: string;
  /** Whether the stay is one that the house has offered. */
  offer?: boolean;
  /** Opens the offer; gone once the mail is sent. */
  token?: string;
  moved?: boolean;
  repriced?: boolean;
  news?:
    | 'new'
    | 'message'
    | 'move'
    | 'cancelled'
    | 'withdrawn'
    | `service_${'accepted' | 'declined' | 'called_off'}`
    | 'offer_accepted'
    | 'offer_declined'
    | 'unpaid'
    | 'unexpected'
    | `dispute_${Generated['public']['Enums']['dispute_state']}`
    | `refund_${'failed' | 'unsure' | 'twice'}`;
  /** Of a service: how it stands, its day, hour and price, what is said of it, and who changed it. */
  status?: Generated['public']['Enums']['service_status'];
  on_day?: string;
  at_time?: string;
  price_cents?: number;
  note?: string;
  /** Who of the house wrote an answer, and what the guest had written before. */
  author?: string;
  question?: string;
  /** What a message by mail came with, and the address of a sender who is not the guest by hers. */
  by?: 'guest' | 'house';
  sender?: string;
  attachments?: number;
  /** The nights that a guest wants to move to. */
  wish?: { check_in: string; check_out: string; total_cents: number };
  /** What an account asks to be. */
  role?: 'owner' | 'management';
  /** Why an account was refused. */
  reason?: string;
  /** A calendar of another site that fails since then. */
  feed?: string;
  since?: string;
  payment?: PaymentKind;
  /** What is paid for, where it is an extra, or what work is done. */
  what?: string;
  amount_cents?: number;
  due_on?: string;
  method?: Generated['public']['Enums']['payment_method'];
  received_on?: string;
  reference?: string;
  receipt_no?: number;
  /** What a refund returns; none for the price. */
  returns?: PaymentKind;
  added?: boolean;
  dropped?: boolean;
  relet_cents?: number;
  released_cents?: number;
  claim_cents?: number;
  /** Of a statement: its month, number and balance. */
  month?: string;
  number?: string;
  balance_cents?: number;
}

export interface QuoteColumns {
  lines: QuoteLine[];
  /** Null when everything is due at once. */
  balance_due_on: string | null;
  /** Earliest first. */
  cancellation: CancellationStep[];
}

/** For staff: what guests would be refused with, by code and hint. */
export type StaffQuoteColumns = QuoteColumns & {
  set_aside: { code: 'min_nights' | 'arrival_day'; hint: string } | null;
};

/** What a stay costs and on which conditions. */
export type Quote = With<Generated['public']['Functions']['quote_stay']['Returns'][number], QuoteColumns>;

/** Whom a guest can call. */
export type HousePerson = Record<'name' | 'role_en' | 'role_es' | 'phone', string>;

/** How guests find a house and how things work there; what is not known is empty. */
export type HouseGuide = Record<
  | `${'directions' | 'airport' | 'manual'}_${'en' | 'es'}`
  | 'map_url'
  /** A phone number. */
  | 'emergency',
  string
> & { people: HousePerson[] };

/** What opens a house; what there is none of is empty. */
export type HouseSecrets = Record<'wifi_name' | 'wifi_password' | 'door_code', string>;

/** What a night costs and how many a stay has at least. */
export interface NightPrice {
  nightly_cents: number;
  min_nights: number;
}

/** Nights with a price of their own. */
export interface Season extends NightPrice {
  /** Null while it is not stored. */
  id: string | null;
  /** A word that texts translate, such as low_season. */
  name: string;
  from_day: string;
  /** The first day after its last night. */
  to_day: string;
  /** Days of the week on which a stay may begin; 1 is Monday. */
  arrival_days: number[];
  /** Null where its word is enough. */
  names: SeasonNames | null;
}

/** A season or, without nights, the base price, before and after a change. */
export type Priced = NightPrice & { name: string } & Partial<Season>;

/** What a stay costs, the rules of its arrival, and why a guest could not have it. */
export interface Offer {
  code:
    | 'taken'
    | 'arrival_day'
    | 'min_nights'
    | 'too_many_pets'
    | 'too_soon'
    | 'too_far'
    | 'too_many_nights'
    | null;
  quote: Quote;
  min_nights: number;
  arrival_days: number[];
}

/** A stay in the list of all houses. */
export interface ListedStay {
  id: string;
  code: string;
  property_id: string;
  check_in: string;
  check_out: string;
  guests: number;
  status: Generated['public']['Enums']['stay_status'];
  closed_as: Generated['public']['Enums']['stay_closing'] | null;
  total_cents: number;
  hold_until: string | null;
  name: string | null;
  email: string | null;
  phone: string | null;
  request_id: string | null;
  received_cents: number;
  due_cents: number;
  overdue_cents: number;
  refund_cents: number;
}

/** What is to do with money, or `received`: what came and went. */
export type MoneyGroup =
  | 'today'
  | 'overdue'
  | 'refunds'
  | 'unexpected'
  | 'held'
  | 'holds'
  | 'unpaid'
  | 'disputes'
  | 'relet'
  | 'received';

/** A payment in a group of the page of money, or a stay in one of stays. */
export interface MoneyRow {
  id: string;
  reservation_id: string;
  /** Null for a stay. */
  payment_id: string | null;
  /** The day that counts in its group. */
  day: string;
  /** Below zero for what went out. */
  cents: number;
  kind: Generated['public']['Enums']['payment_kind'] | null;
  what: string | null;
  method: Generated['public']['Enums']['payment_method'] | null;
  received_on: string | null;
  reference: string | null;
  receipt_no: number | null;
  noted_by: string | null;
  code: string;
  /** The name of the house. */
  property: string;
  check_in: string;
  check_out: string;
  hold_until: string | null;
  name: string | null;
  request_id: string | null;
}

/** What became of a stay that the house has offered. */
export type OfferState = 'open' | 'accepted' | 'declined' | 'expired' | 'taken_back' | 'cancelled';

export type Sum = 'stays' | 'nights' | `${'revenue' | 'received' | 'due' | 'overdue' | 'refund'}_cents`;

/** Whose address an account named in a form: its confirmed one, its own, or another. */
export type Sender = 'confirmed' | 'unconfirmed' | 'other';

interface ArrivalDetails {
  arrives_at: string | null;
  travel: 'flight' | 'car' | 'other' | null;
  flight: string | null;
  party: PartyMember[];
  diet: string | null;
  wishes: string | null;
}

/** A service in the list of a day. */
export interface DayService {
  request_id: string;
  /** The name of the house; none for a service that belongs to no stay. */
  property: string | null;
  code: string | null;
  title: string;
  at_time: string | null;
  name: string;
  phone: string;
  guests: number;
  note: string | null;
  status: Generated['public']['Enums']['service_status'];
}

/** A stay in the list of a day. */
export interface DayStay {
  id: string;
  code: string;
  property_id: string;
  /** The name of the house. */
  property: string;
  name: string | null;
  phone: string | null;
  guests: number;
  check_in: string;
  check_out: string;
  request_id: string | null;
  owed_cents: number;
  details: ArrivalDetails | null;
}

/** What is to do in a house. */
export interface HouseTask {
  id: string;
  property_id: string;
  /** The name of the house. */
  property: string;
  kind: 'clean' | 'inspect';
  due_on: string;
  done: boolean;
  done_at: string | null;
  done_by: string | null;
  note: string | null;
  version: number;
}

/** Who comes to a house: adults by name, children with their age too. */
export interface PartyMember {
  name: string;
  age?: number;
}

/** What an event of a request says, by its kind; a form is the first event of its request. */
export interface RequestEventData {
  [key: string]: unknown;
  service_title?: string;
  inquiry_type?: 'booking' | 'concierge' | 'owner' | 'general';
}

type DeskRow = Generated['public']['Views']['desk_requests']['Row'];

/** A request in what is known of a guest. */
export type KnownRequest = Pick<
  DeskRow,
  | 'id'
  | 'kind'
  | 'state'
  | 'subject'
  | 'opened_at'
  | 'check_in'
  | 'check_out'
  | 'guests'
  | 'total_cents'
  | 'guest_id'
  | 'reservation_id'
  | 'merged_into'
> & {
  about: About | null;
  /** Whether it comes from the same account; else only the address is the same. */
  own: boolean;
};

/** What an inquiry is about, or where a stay stands. */
export type About =
  | 'booking'
  | 'concierge'
  | 'owner'
  | 'general'
  | Generated['public']['Enums']['stay_status'];

/** A row with other columns. */
export type With<Row, Columns> = Row extends object ? Omit<Row, keyof Columns> & Columns : Row;
