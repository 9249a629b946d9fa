import type { Database as Generated } from './database.types';

// What the generator cannot know: the shapes of json columns, and which columns of an answer may be null.

/** A line of a quote. Amounts are US cents. */
export interface QuoteLine {
  rule: string;
  nights: number;
  unit_cents: number;
  amount_cents: number;
}

/** Up to the day `until`, a guest who cancels gets this share back. */
export interface CancellationStep {
  until: string;
  refund_share: number;
}

/** A line of an owner's statement; each names its reservation. */
export interface StatementLine {
  code: string;
  check_in: string;
  check_out: string;
  kind: Generated['public']['Enums']['statement_kind'];
  amount_cents: number;
  /** The guests have not left yet: the line is not part of the payout. */
  expected: boolean;
}

/** The link to a calendar, without its token. */
export interface CalendarLink {
  created_at: string;
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
  link: CalendarLink | null;
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
  sequence: number;
  changed_at: string;
}

/** What a queued mail says; which of it there is depends on its template. */
export interface MailFacts {
  request_id: string;
  kind: Generated['public']['Enums']['request_kind'];
  name?: string;
  /** Whether the guest has an account. */
  account?: boolean;
  service?: string;
  date?: string;
  code?: string;
  property?: string;
  property_id?: string;
  check_in?: string;
  check_out?: string;
  guests?: number;
  total_cents?: number;
  due_at?: string;
  hold_until?: string;
  cancellation?: CancellationStep[];
  due?: { kind: Generated['public']['Enums']['payment_kind']; amount_cents: number; due_on: string }[];
  paid_cents?: number;
  body?: string;
  closed_as?: string;
  moved?: boolean;
  news?: 'new' | 'message' | 'cancelled' | 'withdrawn';
  payment?: 'deposit' | 'balance';
  amount_cents?: number;
  due_on?: string;
}

interface QuoteColumns {
  lines: QuoteLine[];
  /** Null when everything is due at once. */
  balance_due_on: string | null;
  /** Earliest first. */
  cancellation: CancellationStep[];
}

/** For staff: the rule of guests that the nights of a quote break. */
type StaffQuoteColumns = QuoteColumns & { set_aside: 'min_nights' | 'arrival_day' | null };

/** What a stay costs and on which conditions. */
export type Quote = With<Generated['public']['Functions']['quote_stay']['Returns'][number], QuoteColumns>;

type Functions = Generated['public']['Functions'];
type RowOf<Answer> = Answer extends (infer Row)[] ? Row : Answer;
/** Columns of a function's answer that may be null. */
type OrNull<F extends keyof Functions, Column extends keyof RowOf<Functions[F]['Returns']>> = {
  [C in Column]: RowOf<Functions[F]['Returns']>[C] | null;
};

/** Columns of the answers of functions. */
interface AnswerColumns {
  available_properties: OrNull<'available_properties', 'reason' | 'total_cents'>;
  claim_feeds: { etag: string | null; last_modified: string | null };
  claim_mail: { locale: 'en' | 'es'; address: string | null; data: MailFacts };
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
  house_calendars: { link: CalendarLink | null; feeds: CalendarFeed[]; conflicts: CalendarConflict[] };
  owner_statement: { lines: StatementLine[]; paid: { paid_on: string; amount_cents: number }[] };
  payment_sums: { next_due_on: string | null };
  quote_move: StaffQuoteColumns;
  quote_stay: QuoteColumns;
  read_calendar: { nights: TakenNights[] };
  staff_quote: StaffQuoteColumns;
  taken_nights: OrNull<'taken_nights', 'note' | 'reservation_id' | 'code' | 'guests'>;
}

/** Columns of tables and views. */
interface RowColumns {
  occupancy: { nights: string };
  property_owners: { during: string };
  reservations: { quote: Quote };
}

type Public = Generated['public'];
type With<Row, Columns> = Row extends object ? Omit<Row, keyof Columns> & Columns : Row;
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
