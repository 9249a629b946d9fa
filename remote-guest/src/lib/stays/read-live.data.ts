import { read, type Database, type Tables } from '@marisma/area-kit/data';
import type { PlainDate } from '@marisma/area-kit/format';
import type { SupabaseClient } from '@supabase/supabase-js';

/** The rows behind a guest's stays and requests. */
export interface LiveRows {
  reservations: StayRow[];
  payments: PaymentRow[];
  requests: RequestRow[];
  events: EventRow[];
  /** The date where the houses are. */
  today?: PlainDate;
}

export type StayRow = Pick<
  Tables<'reservations'>,
  | 'id'
  | 'code'
  | 'property_id'
  | 'check_in'
  | 'check_out'
  | 'guests'
  | 'status'
  | 'closed_as'
  | 'quote'
  | 'total_cents'
  | 'hold_until'
  | 'version'
>;
export type PaymentRow = Pick<
  Tables<'payments'>,
  'id' | 'reservation_id' | 'kind' | 'amount_cents' | 'due_on' | 'received_at'
>;
export type RequestRow = Pick<
  Tables<'requests'>,
  'id' | 'kind' | 'reservation_id' | 'state' | 'opened_at' | 'turn_at'
>;
export type EventRow = Pick<
  Tables<'request_events'>,
  'id' | 'request_id' | 'at' | 'actor' | 'kind' | 'body' | 'data'
>;

/**
 * Reads the stays, payments, requests and events of one guest. The account is named in each request, because staff who
 * are guests too could read all rows.
 * @throws DataError
 */
export async function readLive(
  client: SupabaseClient<Database>,
  userId: string,
  signal: AbortSignal,
): Promise<LiveRows> {
  const [reservations, requests, today] = await Promise.all([
    read(
      client
        .from('reservations')
        .select(
          'id, code, property_id, check_in, check_out, guests, status, closed_as, quote, total_cents, hold_until, version',
        )
        .eq('guest_id', userId),
      signal,
    ),
    read(
      client
        .from('requests')
        .select('id, kind, reservation_id, state, opened_at, turn_at')
        .eq('guest_id', userId),
      signal,
    ),
    // A device's clock can be wrong; its day stands in where this answer is missing.
    read(client.rpc('house_today'), signal).catch(() => undefined),
  ]);
  const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);
  const [payments, events] = await Promise.all([
    reservations.length === 0
      ? []
      : read(
          client
            .from('payments')
            .select('id, reservation_id, kind, amount_cents, due_on, received_at')
            .in('reservation_id', idsOf(reservations))
            .is('voided_at', null)
            .order('due_on'),
          signal,
        ),
    requests.length === 0
      ? []
      : read(
          client
            .from('request_events')
            .select('id, request_id, at, actor, kind, body, data')
            .in('request_id', idsOf(requests))
            // Staff who are guests too could read notes.
            .neq('kind', 'note')
            .order('id'),
          signal,
        ),
  ]);
  return { reservations, payments, requests, events, today };
}
