import type { Enums } from '../database.types';
import type { Row } from './rows';

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

type StatementKind = Enums<'statement_kind'> | 'expense';

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
export type PaidOut = Pick<Row<'owner_payouts'>, 'id' | 'paid_on' | 'amount_cents' | 'reference'> & {
  reversed: boolean;
};
