import { read, type Database } from '@marisma/area-kit/data';
import type { SupabaseClient } from '@supabase/supabase-js';
import { EVENT_COLUMNS, type RequestEvent } from '../lib/describe-event';
import { readPayments, type StayPayment } from '../lib/payments.data';
import type { ListedStay } from './stays.data';

const MOST_EVENTS = 200;

export interface StayDetails {
  payments: StayPayment[];
  events: RequestEvent[];
}

/**
 * Reads the payments of a stay and what happened with its request.
 * @throws DataError
 */
export async function readDetails(
  client: SupabaseClient<Database>,
  { id, requestId }: ListedStay,
  signal?: AbortSignal,
): Promise<StayDetails> {
  const [payments, events] = await Promise.all([
    readPayments(client, id, signal),
    requestId === null
      ? []
      : read(
          client
            .from('request_events')
            .select(EVENT_COLUMNS)
            .eq('request_id', requestId)
            .order('id')
            .limit(MOST_EVENTS),
          signal,
        ),
  ]);
  return { payments, events };
}
