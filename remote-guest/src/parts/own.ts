import { read, type Database } from '@marisma/area-kit/data';
import { dayAtHouse, nightsBetween, type PlainDate } from '@marisma/area-kit/format';
import { useRead } from '@marisma/area-kit/queries';
import { useUser } from '@marisma/area-kit/shell';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Rating } from '../frame/guest-store';
import { t } from '../texts';

type Client = SupabaseClient<Database>;

/** The guest's own stays, payments and conversations. */
export const OWN = ['own'];

/**
 * Reads the stays and requests of one guest, with payments and events. The account is named, because staff who are
 * guests too could read all rows, and notes.
 */
async function readOwn(client: Client, userId: string, signal: AbortSignal) {
  const [stays, requests, today] = await Promise.all([
    read(
      client
        .from('reservations')
        .select(
          'id, code, property_id, check_in, check_out, guests, status, closed_as, quote, total_cents, hold_until, version, payments(id, kind, amount_cents, due_on, received_at, received_on, what, method, reference, receipt_no, reverses, refund_of, claim_cents, claim_reason), properties!reservations_property_id_fkey(name, check_in_time, check_out_time)',
        )
        .eq('guest_id', userId)
        .is('payments.voided_at', null)
        .order('due_on', { referencedTable: 'payments' })
        .order('check_in', { ascending: false })
        .limit(100),
      signal,
    ),
    read(
      client
        .from('requests')
        .select(
          'id, kind, reservation_id, state, opened_at, turn_at, request_events(id, at, actor, kind, body, data), service_arrangements(reservation_id, status, on_day, at_time, price_cents, note, reason, closed_by, version)',
        )
        .eq('guest_id', userId)
        .neq('request_events.kind', 'note')
        .order('id', { referencedTable: 'request_events' })
        .order('opened_at', { ascending: false })
        .limit(100),
      signal,
    ),
    // A device's clock can be wrong; its day stands in where this answer is missing.
    read(client.rpc('house_today'), signal).catch(() => dayAtHouse()),
  ]);
  return { stays, requests, today };
}

export type OwnRows = Awaited<ReturnType<typeof readOwn>>;
export type RequestRow = OwnRows['requests'][number];
export type EventRow = RequestRow['request_events'][number];
type StayRow = OwnRows['stays'][number];
type PaymentRow = StayRow['payments'][number];
/** What only one's own payments have. */
type OwnPart = Omit<PaymentRow, 'id' | 'kind' | 'amount_cents' | 'due_on' | 'received_at'>;

export type Phase = 'upcoming' | 'past' | 'cancelled';

export interface Host {
  name: string;
  phone: string;
}

/** A stay on the dashboard: the guest's own, or a sample of the demo in the same shape. */
export interface Stay extends Omit<StayRow, 'properties' | 'quote' | 'payments'> {
  /** The name of the house. */
  house: string;
  check_in_time: string;
  check_out_time: string;
  quote: StayRow['quote'] | null;
  payments: (Omit<PaymentRow, 'kind' | keyof OwnPart> &
    Partial<OwnPart> & { kind: PaymentRow['kind'] | 'full' })[];
  phase: Phase;
  /** Days from the house's today to the arrival; negative once it is past. */
  daysAhead: number;
  /** The conversation about the stay. */
  request?: RequestRow;
  /** What only a sample has. */
  sample?: { host: Host; rating?: Rating };
}

/** A conversation with the office about a stay or a request; a sample is one with a host and cannot be answered. */
export interface Conversation extends RequestRow {
  /** A house, a service. */
  about: string;
  sample?: { host: Host };
}

/** What the dashboard lists. */
export interface Contents {
  stays: readonly Stay[];
  conversations: readonly Conversation[];
}

const phaseOf = ({ status, check_out }: Pick<StayRow, 'status' | 'check_out'>, today: PlainDate): Phase =>
  status === 'cancelled' ? status : check_out > today ? 'upcoming' : 'past';

/** What a request is about: its stay's house, its service, or the kind of inquiry. */
function aboutOf({ id, kind, request_events: [first] }: RequestRow, stays: readonly Stay[]): string {
  const stay = stays.find(({ request }) => request?.id === id);
  if (stay) return `${stay.house}, ${stay.code}`;
  const { kinds, inquiries } = t.requests;
  const { service_title, inquiry_type } = first?.data ?? {};
  return service_title ?? (inquiry_type && inquiries[inquiry_type]) ?? kinds[kind];
}

/** The rows as the dashboard lists them. */
export function arrange({ stays: rows, requests, today }: OwnRows): Contents {
  const stays = rows.map(({ properties: { name, ...times }, ...row }) => ({
    ...row,
    ...times,
    house: name,
    phase: phaseOf(row, today),
    daysAhead: nightsBetween(today, row.check_in),
    request: requests.find(({ reservation_id }) => reservation_id === row.id),
  }));
  return { stays, conversations: requests.map((row) => ({ ...row, about: aboutOf(row, stays) })) };
}

/**
 * The guest's own: read again when the tab is looked at, and each minute.
 * @param every milliseconds between two readings, where something is waited for
 */
export function useOwn(every = 60_000) {
  const { id } = useUser();
  return useRead('reading the stays', OWN, (client, signal) => readOwn(client, id, signal), {
    select: arrange,
    staleTime: 5_000,
    refetchInterval: every,
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
  });
}
