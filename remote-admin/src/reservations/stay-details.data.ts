import { read, type Database } from '@marisma/area-kit/data';
import type { SupabaseClient } from '@supabase/supabase-js';
import { readPayments, type StayPayment } from '../lib/payments.data';
import { parseEvents, type RequestEvent } from '../lib/request-event';
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
            .select('id, at, actor_id, actor, kind, body, data')
            .eq('request_id', requestId)
            .order('id')
            .limit(MOST_EVENTS),
          signal,
        ).then(parseEvents),
  ]);
  return { payments, events };
}
