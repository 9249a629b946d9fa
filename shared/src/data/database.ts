import type { ErrorCode } from './data-error';
import type { Database as Generated } from './database.types';
import type { CalendarConflict, CalendarFeed, CalendarLink, TakenNights } from './shapes/calendars';
import type {
  About,
  KnownRequest,
  ListedStay,
  MoneyGroup,
  MoneyRow,
  RequestEventData,
  Sender,
  Sum,
} from './shapes/desk';
import type {
  ArrivalColumns,
  DayService,
  DayStay,
  HouseGuide,
  HouseSecrets,
  HouseTask,
} from './shapes/houses';
import type { MailFacts } from './shapes/mail-facts';
import type { Ownership, PaidOut, StatementLine } from './shapes/owners';
import type {
  BankAccount,
  Charge,
  HouseRules,
  NightPrice,
  Offer,
  OfferState,
  Priced,
  Quote,
  QuoteColumns,
  Season,
  StaffQuoteColumns,
} from './shapes/prices';
import type { SettingChange, With } from './shapes/rows';

// Lays the shapes that the generator cannot know over its types: json columns, and columns that may be null.

type Functions = Generated['public']['Functions'];
type RowOf<Answer> = Answer extends (infer Row)[] ? Row : Answer;
/** Columns of a function's answer that may be null. */
type OrNull<F extends keyof Functions, Column extends keyof RowOf<Functions[F]['Returns']>> = {
  [C in Column]: RowOf<Functions[F]['Returns']>[C] | null;
};

/** Columns of the answers of functions. */
interface AnswerColumns {
  accept_offer: OrNull<'accept_offer', 'email'>;
  available_properties: OrNull<'available_properties', 'reason' | 'total_cents'>;
  booking_rules: {
    rules: Record<string, number | string>;
    history: SettingChange<Record<string, number | string>>[];
  };
  claim_feeds: { etag: string | null; last_modified: string | null };
  claim_mail: { locale: 'en' | 'es'; address: string | null; data: MailFacts; answers: string | null };
  close_requests: { refused: ErrorCode | null };
  copy_rates: { changes: Pick<SettingChange<Priced>, 'old' | 'new'>[] };
  day_list: {
    arrivals: DayStay[];
    departures: DayStay[];
    staying: DayStay[];
    tasks: HouseTask[];
    services: DayService[];
  };
  guest_record: {
    /** Latest first. */
    requests: KnownRequest[];
    emails: string[];
    phones: string[];
    /** Of the latest stay first. */
    diets: { check_in: string; diet: string | null; wishes: string | null }[];
    /** Latest first. */
    notes: { id: number; request_id: string; at: string; by: string; body: string }[];
  };
  house_calendar: OrNull<
    'house_calendar',
    | 'id'
    | 'note'
    | 'reservation_id'
    | 'code'
    | 'guests'
    | 'status'
    | 'hold_until'
    | 'total_cents'
    | 'version'
    | 'name'
    | 'email'
    | 'phone'
    | 'request_id'
    | 'min_nights'
  >;
  house_bank: { bank: BankAccount | null; history: SettingChange<BankAccount>[] };
  house_calendars: { links: CalendarLink[]; feeds: CalendarFeed[]; conflicts: CalendarConflict[] };
  house_charges: {
    /** Null for all houses. */
    house: HouseRules | null;
    /** Those that are not over; `common` ones apply to all houses. */
    charges: (Charge & { common: boolean })[];
    history: SettingChange<Charge | HouseRules>[];
  };
  house_guide: {
    /** Null while nobody has written it. */
    guide: HouseGuide | null;
    /** Null while they are withheld. */
    secrets: HouseSecrets | null;
    withheld: 'unpaid' | 'early' | 'over' | null;
  };
  house_guide_setting: {
    guide: HouseGuide | null;
    secrets: HouseSecrets;
    /** Of each change what was changed, of secrets only which. */
    history: SettingChange<Partial<HouseGuide> & { secrets?: (keyof HouseSecrets)[] }>[];
  };
  house_rates: {
    base: NightPrice;
    /** Those that are not over. */
    seasons: Season[];
    /** The latest changes, newest first. */
    history: SettingChange<Priced>[];
  };
  house_owners: {
    houses: {
      id: string;
      name: string;
      /** Whether visitors can ask for it. */
      active: boolean;
      version: number;
      /** Earliest first. */
      owners: Ownership[];
      history: SettingChange<Ownership>[];
    }[];
    accounts: { id: string; name: string; email: string }[];
  };
  invoice_data: OrNull<
    'invoice_data',
    | 'what'
    | 'reference'
    | 'reverses_no'
    | 'closed_as'
    | 'rfc'
    | 'name'
    | 'regime'
    | 'postal_code'
    | 'cfdi_use'
  > & {
    /** US cents by the rule of the tax; null for what is no part of the price. */
    taxes: Record<string, number> | null;
  };
  list_stays: {
    stays: ListedStay[];
    /** Sums of all stays that the filter meets; null on pages after the first. */
    totals: Record<Sum, number> | null;
  };
  money_list: {
    rows: MoneyRow[];
    /** Sums of all groups that the words meet; null on pages after the first. */
    sums: Partial<Record<MoneyGroup, { rows: number; cents: number }>> | null;
    /** What came and went today; null on pages after the first. */
    today:
      | { method: Generated['public']['Enums']['payment_method']; in_cents: number; out_cents: number }[]
      | null;
  };
  office: OrNull<'office', 'changed_at' | 'changed_by' | 'answer_due'> & {
    /** Times of day; a day may close at '24:00'. */
    hours: { weekday: number; opens: string; closes: string }[];
    closures: { day: string; reason: string }[];
  };
  open_checkout: {
    refused: 'not_due' | 'expired' | null;
    url: string | null;
    what: string | null;
    locale: 'en' | 'es';
  };
  owner_statement: OrNull<'owner_statement', 'owner_id' | 'owner'> & {
    lines: StatementLine[];
    paid: PaidOut[];
  };
  owner_year: OrNull<
    'owner_year',
    | 'owner_id'
    | 'owner'
    | 'gross_cents'
    | 'tax_cents'
    | 'rent_cents'
    | 'commission_cents'
    | 'expense_cents'
    | 'payout_cents'
    | 'paid_cents'
  >;
  payment_sums: { next_due_on: string | null };
  // An array of text, since the embedded backend reads no array of an enum.
  house_reviews: OrNull<'house_reviews', 'first_name' | 'words' | 'answer'> & { locale: 'en' | 'es' };
  payment_ways: { bank: BankAccount | null };
  people: OrNull<'people', 'email' | 'changed_at' | 'changed_by'> & {
    roles: Generated['public']['Enums']['app_role'][];
  };
  preview_booking_rules: { before: Offer; after: Offer };
  preview_charges: { before: Offer; after: Offer };
  preview_quote: { before: Offer; after: Offer };
  quote_discount: QuoteColumns;
  quote_move: StaffQuoteColumns;
  quote_stay: QuoteColumns;
  read_calendar: { nights: TakenNights[] } & OrNull<'read_calendar', 'locale'>;
  read_offer: QuoteColumns & OrNull<'read_offer', 'message' | 'expires_at'> & { state: OfferState };
  staff_quote: StaffQuoteColumns;
  taken_nights: OrNull<'taken_nights', 'note' | 'reservation_id' | 'code' | 'guests'>;
}

/** Columns of tables and views. */
interface RowColumns {
  arrival_details: ArrivalColumns;
  contact_submissions: { inquiry_type: 'booking' | 'concierge' | 'owner' | 'general'; sender: Sender | null };
  desk_requests: {
    /** Who must act; null once the request is closed. */
    needs: 'house' | 'guest' | null;
    overdue: boolean;
    /** What became of the latest offer; null without one. */
    offer: OfferState | null;
    about: About | null;
    /** The guest's language. */
    locale: 'en' | 'es';
  };
  occupancy: { nights: string };
  property_owners: { during: string };
  request_events: { data: RequestEventData };
  reservations: { quote: Quote };
  reviews: { locale: 'en' | 'es' };
  service_bookings: { sender: Sender | null };
}

type Public = Generated['public'];
type Answered<F, Columns> = F extends { Returns: infer Answer }
  ? Omit<F, 'Returns'> & {
      Returns: Answer extends (infer Row)[] ? With<Row, Columns>[] : With<Answer, Columns>;
    }
  : F;
/** A function that answers rows of a table. */
type AnsweredRow<F> = F extends { SetofOptions: { to: infer Table extends keyof RowColumns } }
  ? Answered<F, RowColumns[Table]>
  : F;
type Rows<T> = {
  [K in keyof T]: K extends keyof RowColumns
    ? T[K] extends { Row: infer Row }
      ? Omit<T[K], 'Row'> & { Row: With<Row, RowColumns[K]> }
      : T[K]
    : T[K];
};

export type Database = Omit<Generated, 'public'> & {
  public: Omit<Public, 'Functions' | 'Tables' | 'Views'> & {
    Tables: Rows<Public['Tables']>;
    Views: Rows<Public['Views']>;
    Functions: {
      [F in keyof Public['Functions']]: F extends keyof AnswerColumns
        ? Answered<Public['Functions'][F], AnswerColumns[F]>
        : AnsweredRow<Public['Functions'][F]>;
    };
  };
};

export type Tables<T extends keyof (Database['public']['Tables'] & Database['public']['Views'])> =
  (Database['public']['Tables'] & Database['public']['Views'])[T] extends { Row: infer Row } ? Row : never;

/** A row of the answer of a function. */
export type Answer<F extends keyof Database['public']['Functions']> =
  Database['public']['Functions'][F]['Returns'] extends (infer Row)[]
    ? Row
    : Database['public']['Functions'][F]['Returns'];
