import type { ErrorCode } from './data-error';
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

/** Whose address an account named in a form: its confirmed one, its own, or another. */
type Sender = 'confirmed' | 'unconfirmed' | 'other';

interface ArrivalDetails {
  arrives_at: string | null;
  travel: 'flight' | 'car' | 'other' | null;
  flight: string | null;
  party: { name: string; age?: number }[];
  diet: string | null;
  wishes: string | null;
}

/** A stay in the list of a day. */
export interface DayStay {
  id: string;
  code: string;
  property_id: string;
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
  kind: 'clean' | 'inspect';
  due_on: string;
  done: boolean;
  done_at: string | null;
  done_by: string | null;
  note: string | null;
  version: number;
}

/** Columns of the answers of functions. */
interface AnswerColumns {
  close_requests: { refused: ErrorCode | null };
  day_list: { arrivals: DayStay[]; departures: DayStay[]; staying: DayStay[]; tasks: HouseTask[] };
  office: {
    changed_at: string | null;
    changed_by: string | null;
    answer_due: string | null;
    /** Times of day; a day may close at '24:00'. */
    hours: { weekday: number; opens: string; closes: string }[];
    closures: { day: string; reason: string }[];
  };
  quote_move: StaffQuoteColumns;
  quote_stay: QuoteColumns;
  staff_quote: StaffQuoteColumns;
}

/** Columns of tables and views. */
interface RowColumns {
  contact_submissions: { inquiry_type: 'booking' | 'concierge' | 'owner' | 'general'; sender: Sender | null };
  desk_requests: {
    /** Who must act; null once the request is closed. */
    needs: 'house' | 'guest' | null;
    overdue: boolean;
    /** The guest's language. */
    locale: 'en' | 'es';
  };
  reservations: { quote: Quote };
  service_bookings: { sender: Sender | null };
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
