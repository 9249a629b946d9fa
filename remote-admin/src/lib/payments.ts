import { read, type Database, type Tables } from '@marisma/area-kit/data';
import type { SupabaseClient } from '@supabase/supabase-js';

/** A payment or refund of a stay. A refund is received once it was sent. */
export type StayPayment = Pick<Tables<'payments'>, 'id' | 'kind' | 'amount_cents' | 'due_on' | 'received_at'>;

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
  );
