import { read, type Database } from '@marisma/area-kit/data';
import type { PlainDate } from '@marisma/area-kit/format';
import * as z from '@marisma/area-kit/shape';
import type { SupabaseClient } from '@supabase/supabase-js';

/** What was paid for a stay and what is to be paid; the payments themselves stay with the house team. */
export interface PaymentSums {
  receivedCents: number;
  dueCents: number;
  refundedCents: number;
  nextDueOn: PlainDate | null;
}

// The embedded backend writes bigint as text.
const cents = z.union([z.int(), z.string()]);
const rows = z.array(
  z.object({
    code: z.string(),
    received_cents: cents,
    due_cents: cents,
    refunded_cents: cents,
    next_due_on: z.catch<string | null>(z.string(), null),
  }),
);

/**
 * Reads the sums of payments of stays, by code.
 * @throws DataError
 */
export const readPaymentSums = (
  client: SupabaseClient<Database>,
  codes: readonly string[],
  signal: AbortSignal,
): Promise<Map<string, PaymentSums>> =>
  read(client.rpc('payment_sums', { codes: [...codes] }), signal).then(
    (answer) =>
      new Map(
        rows.parse(answer).map((row) => [
          row.code,
          {
            receivedCents: Number(row.received_cents),
            dueCents: Number(row.due_cents),
            refundedCents: Number(row.refunded_cents),
            nextDueOn: row.next_due_on,
          },
        ]),
      ),
  );
