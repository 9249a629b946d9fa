import { read, type Database } from '@marisma/area-kit/data';
import type { PlainDate } from '@marisma/area-kit/format';
import * as z from '@marisma/area-kit/shape';
import { STAY_CLOSINGS, type StayClosing } from '@marisma/area-kit/stays';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { StayFilter } from './stay-filter';

type Client = SupabaseClient<Database>;

/** A stay in the list. Amounts are US cents. */
export interface ListedStay {
  id: string;
  code: string;
  propertyId: string;
  checkIn: PlainDate;
  checkOut: PlainDate;
  guests: number;
  status: 'pending' | 'confirmed' | 'cancelled';
  closedAs: StayClosing | null;
  totalCents: number;
  holdUntil: string | null;
  name: string | null;
  email: string | null;
  phone: string | null;
  requestId: string | null;
  receivedCents: number;
  dueCents: number;
  overdueCents: number;
  refundCents: number;
}

const textOrNull = z.catch<string | null>(z.string(), null);
const totals = z.object({
  stays: z.int(),
  nights: z.int(),
  revenue_cents: z.int(),
  received_cents: z.int(),
  due_cents: z.int(),
  overdue_cents: z.int(),
  refund_cents: z.int(),
});
/** Sums of all stays that a filter meets. */
export type Totals = z.infer<typeof totals>;

const page = z.object({
  today: z.string(),
  totals: z.catch<Totals | null>(totals, null),
  stays: z.array(
    z.object({
      id: z.string(),
      code: z.string(),
      property_id: z.string(),
      check_in: z.string(),
      check_out: z.string(),
      guests: z.int(),
      status: z.enum(['pending', 'confirmed', 'cancelled']),
      closed_as: z.catch<StayClosing | null>(z.enum(STAY_CLOSINGS), null),
      total_cents: z.int(),
      hold_until: textOrNull,
      name: textOrNull,
      email: textOrNull,
      phone: textOrNull,
      request_id: textOrNull,
      received_cents: z.int(),
      due_cents: z.int(),
      overdue_cents: z.int(),
      refund_cents: z.int(),
    }),
  ),
});

export interface StayPage {
  /** The day where the houses are. */
  today: PlainDate;
  /** Null on pages after the first. */
  totals: Totals | null;
  stays: ListedStay[];
}

const parsePage = (answer: unknown): StayPage => {
  const read = page.parse(answer);
  return {
    ...read,
    stays: read.stays.map((row) => ({
      id: row.id,
      code: row.code,
      propertyId: row.property_id,
      checkIn: row.check_in,
      checkOut: row.check_out,
      guests: row.guests,
      status: row.status,
      closedAs: row.closed_as,
      totalCents: row.total_cents,
      holdUntil: row.hold_until,
      name: row.name,
      email: row.email,
      phone: row.phone,
      requestId: row.request_id,
      receivedCents: row.received_cents,
      dueCents: row.due_cents,
      overdueCents: row.overdue_cents,
      refundCents: row.refund_cents,
    })),
  };
};

/**
 * Reads a page of the stays that a filter meets.
 * @param after the last stay of the page before
 * @throws DataError
 */
export function readStayPage(
  client: Client,
  filter: StayFilter,
  after: ListedStay | undefined,
  most: number,
  signal?: AbortSignal,
): Promise<StayPage> {
  const { show, house, state, owed, from, to, words } = filter;
  const args = {
    show,
    most,
    ...(house && { house }),
    ...(state && { state }),
    ...(owed && { owed }),
    ...(from && { from_day: from }),
    ...(to && { to_day: to }),
    ...(words && { words }),
    ...(after && { after_day: after.checkIn, after_code: after.code }),
  };
  return read(client.rpc('list_stays', args), signal).then(parsePage);
}

const MOST_AT_ONCE = 1000;

/**
 * Reads all stays that a filter meets.
 * @throws DataError
 */
export async function readAllStays(client: Client, filter: StayFilter): Promise<ListedStay[]> {
  const all: ListedStay[] = [];
  for (;;) {
    const { stays } = await readStayPage(client, filter, all.at(-1), MOST_AT_ONCE);
    all.push(...stays);
    if (stays.length < MOST_AT_ONCE) return all;
  }
}
