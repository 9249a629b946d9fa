import { read, type Database } from '@marisma/area-kit/data';
import { readTimestamp, type PlainDate } from '@marisma/area-kit/format';
import * as z from '@marisma/area-kit/shape';
import type { SupabaseClient } from '@supabase/supabase-js';
import { readSpan, writeSpan, type Span } from './span';

type Client = SupabaseClient<Database>;

/** Nights of a house that are not free, and why. */
export interface Taken extends Span {
  id: string;
  propertyId: string;
  /** `own`: blocked by the person who looks. `closed`: blocked by somebody else. `feed`: by another calendar. */
  why: 'confirmed' | 'pending' | 'own' | 'closed' | 'feed';
  /** Code of the stay. */
  code?: string;
  guests?: number;
  note?: string;
}

/** Figures of a house in the days that were asked for. */
export interface Figures {
  propertyId: string;
  /** First day of the month. */
  month: PlainDate;
  nights: number;
  booked: number;
  blocked: number;
  arrivals: number;
  revenueCents: number;
}

const textOrNull = z.catch<string | null>(z.string(), null);
const occupancyRows = z.array(
  z.object({
    id: z.string(),
    property_id: z.string(),
    nights: z.string(),
    kind: z.enum(['reservation', 'block', 'feed']),
    note: textOrNull,
    created_by: textOrNull,
    held_until: textOrNull,
    reservation_id: textOrNull,
  }),
);
const stayRows = z.array(
  z.object({
    id: z.string(),
    code: z.string(),
    guests: z.int(),
    status: z.enum(['pending', 'confirmed', 'cancelled']),
  }),
);
// The embedded backend writes bigint as text.
const cents = z.union([z.int(), z.string()]);
const figureRows = z.array(
  z.object({
    property_id: z.string(),
    month: z.string(),
    nights: z.int(),
    booked: z.int(),
    blocked: z.int(),
    arrivals: z.int(),
    revenue_cents: cents,
  }),
);

/**
 * The figures of the houses that the person keeps, by month.
 * @throws DataError `not_allowed` for accounts that keep no calendar
 */
export const readFigures = (client: Client, span: Span, signal: AbortSignal): Promise<Figures[]> =>
  read(client.rpc('house_figures', { from_day: span.from, to_day: span.to }), signal).then((answer) =>
    figureRows.parse(answer).map(({ property_id, revenue_cents, ...row }) => ({
      ...row,
      propertyId: property_id,
      revenueCents: Number(revenue_cents),
    })),
  );

/**
 * The nights that are taken in these days, earliest first. Row-level security gives an owner those of the own houses in
 * the own time, and staff all.
 * @throws DataError
 */
export async function readTaken(
  client: Client,
  { userId, span, now }: { userId: string; span: Span; now: Date },
  signal: AbortSignal,
): Promise<Taken[]> {
  const [rows, stays] = await Promise.all([
    read(
      client
        .from('occupancy')
        .select('id, property_id, nights, kind, note, created_by, held_until, reservation_id')
        .is('released_at', null)
        .overlaps('nights', writeSpan(span)),
      signal,
    ).then((answer) => occupancyRows.parse(answer)),
    read(
      client
        .from('reservations')
        .select('id, code, guests, status')
        .neq('status', 'cancelled')
        .overlaps('nights', writeSpan(span)),
      signal,
    ).then((answer) => stayRows.parse(answer)),
  ]);
  const stayOf = new Map(stays.map((stay) => [stay.id, stay]));
  const taken = rows.flatMap((row): Taken[] => {
    const nights = readSpan(row.nights);
    const held = readTimestamp(row.held_until);
    // A hold that is over counts as free.
    if (!nights || (held !== null && held <= now.getTime())) return [];
    const stay = stayOf.get(row.reservation_id ?? '');
    const why = {
      block: row.created_by === userId ? 'own' : 'closed',
      feed: 'feed',
      reservation: stay?.status === 'pending' ? 'pending' : 'confirmed',
    } as const;
    return [
      {
        id: row.id,
        propertyId: row.property_id,
        ...nights,
        why: why[row.kind],
        code: stay?.code,
        guests: stay?.guests,
        note: row.note ?? undefined,
      },
    ];
  });
  return taken.sort((one, other) => one.from.localeCompare(other.from));
}
