import type { Database } from '../database.types';
import type { Row, With } from './rows';

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

/** A fee or tax of a house or of all houses; `sample` marks an example that nobody has confirmed. */
export type Charge = Pick<
  Row<'charges'>,
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
export type HouseRules = Pick<Row<'properties'>, 'max_pets' | 'damage_deposit_cents'>;

/** Where guests transfer to; `sample` marks an example. */
export type BankAccount = Omit<Row<'bank_account'>, 'one'>;

/** Up to the day `until`, a guest who cancels gets this share back. */
export interface CancellationStep {
  until: string;
  refund_share: number;
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
export type Quote = With<Database['public']['Functions']['quote_stay']['Returns'][number], QuoteColumns>;

/** What a night costs and how many a stay has at least. */
export type NightPrice = Pick<Row<'rates'>, 'nightly_cents' | 'min_nights'>;

/** Nights with a price of their own; `name` is a word that texts translate, such as low_season. */
export type Season = NightPrice &
  Pick<Row<'rates'>, 'name' | 'arrival_days'> & {
    /** Null while it is not stored. */
    id: string | null;
    from_day: string;
    /** The first day after its last night. */
    to_day: string;
    /** Null where its word is enough. */
    names: SeasonNames | null;
  };

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

/** What became of a stay that the office has offered. */
export type OfferState = 'open' | 'accepted' | 'declined' | 'expired' | 'taken_back' | 'cancelled';
