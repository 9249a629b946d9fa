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

/** Columns of the answers of functions. */
interface AnswerColumns {
  available_properties: { reason: string | null; total_cents: number | null };
  quote_move: StaffQuoteColumns;
  quote_stay: QuoteColumns;
  staff_quote: StaffQuoteColumns;
}

/** Columns of tables and views. */
interface RowColumns {
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
