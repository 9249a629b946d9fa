import { read, type Database } from '@marisma/area-kit/data';
import type { PlainDate } from '@marisma/area-kit/format';
import * as z from '@marisma/area-kit/shape';
import { type PaymentKind } from '@marisma/area-kit/stays';
import type { SupabaseClient } from '@supabase/supabase-js';

/** A payment or refund of a stay. The amount is US cents. */
export interface StayPayment {
  id: string;
  kind: PaymentKind;
  amountCents: number;
  dueOn: PlainDate;
  /** Of a refund: when it was sent. */
  receivedAt: string | null;
}

const payments = z.array(
  z.object({
    id: z.string(),
    kind: z.enum(['deposit', 'balance', 'refund']),
    amount_cents: z.int(),
    due_on: z.string(),
    received_at: z.catch<string | null>(z.string(), null),
  }),
);

/**
 * Reads the payments of a stay by the day on which they are due.
 * @param stay the id of its reservation
 * @throws DataError
 */
export const readPayments = (
  client: SupabaseClient<Database>,
  stay: string,
  signal?: AbortSignal,
): Promise<StayPayment[]> =>
  read(
    client
      .from('payments')
      .select('id, kind, amount_cents, due_on, received_at')
      .eq('reservation_id', stay)
      .is('voided_at', null)
      .order('due_on'),
    signal,
  ).then((answer) =>
    payments.parse(answer).map((row) => ({
      id: row.id,
      kind: row.kind,
      amountCents: row.amount_cents,
      dueOn: row.due_on,
      receivedAt: row.received_at,
    })),
  );
