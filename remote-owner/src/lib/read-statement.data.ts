import { read, type Database } from '@marisma/area-kit/data';
import type { PlainDate } from '@marisma/area-kit/format';
import * as z from '@marisma/area-kit/shape';
import type { SupabaseClient } from '@supabase/supabase-js';

type Client = SupabaseClient<Database>;

/** A line of a statement; each names its reservation. Amounts are US cents. */
export interface StatementLine {
  code: string;
  checkIn: PlainDate;
  checkOut: PlainDate;
  kind: 'stay' | 'cancellation' | 'commission' | 'correction';
  amountCents: number;
  /** The guests have not left yet: the line is not part of the payout. */
  expected: boolean;
}

/** What a house has earned its owner in a month. */
export interface Statement {
  commissionPercent: number;
  lines: StatementLine[];
  /** The sum of the lines that are not expected. */
  payoutCents: number;
  expectedCents: number;
  paid: { paidOn: PlainDate; amountCents: number }[];
  /** What the months before leave to be paid; negative for what they were paid too much. */
  carriedCents: number;
  /** What all months up to this one leave to be paid. */
  balanceCents: number;
}

const shape = z.object({
  commission_percent: z.int(),
  lines: z.array(
    z.object({
      code: z.string(),
      check_in: z.string(),
      check_out: z.string(),
      kind: z.enum(['stay', 'cancellation', 'commission', 'correction']),
      amount_cents: z.int(),
      expected: z.boolean(),
    }),
  ),
  payout_cents: z.int(),
  expected_cents: z.int(),
  paid: z.array(z.object({ paid_on: z.string(), amount_cents: z.int() })),
  carried_cents: z.int(),
  balance_cents: z.int(),
});

function parseStatement(answer: unknown): Statement {
  const read = shape.parse(answer);
  return {
    commissionPercent: read.commission_percent,
    lines: read.lines.map(({ code, check_in, check_out, kind, amount_cents, expected }) => ({
      code,
      checkIn: check_in,
      checkOut: check_out,
      kind,
      amountCents: amount_cents,
      expected,
    })),
    payoutCents: read.payout_cents,
    expectedCents: read.expected_cents,
    paid: read.paid.map(({ paid_on, amount_cents }) => ({ paidOn: paid_on, amountCents: amount_cents })),
    carriedCents: read.carried_cents,
    balanceCents: read.balance_cents,
  };
}

/**
 * Reads the statement of a house for a month.
 * @throws DataError `not_allowed` for a house that never was the person's
 */
export const readStatement = (
  client: Client,
  propertyId: string,
  month: PlainDate,
  signal: AbortSignal,
): Promise<Statement> =>
  read(client.rpc('owner_statement', { property_id: propertyId, month }), signal).then(parseStatement);
