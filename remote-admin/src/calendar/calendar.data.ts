import { read, type Database } from '@marisma/area-kit/data';
import type { PlainDate } from '@marisma/area-kit/format';
import * as z from '@marisma/area-kit/shape';
import type { SupabaseClient } from '@supabase/supabase-js';

export type Client = SupabaseClient<Database>;

/** Nights from `from` to the one before `to`. */
export interface Nights {
  from: PlainDate;
  to: PlainDate;
}

export interface House {
  id: string;
  name: string;
  sleeps: number;
  /** Where no rate says otherwise. */
  minNights: number;
}

/** A stay as staff may know it. */
export interface Stay {
  id: string;
  code: string;
  guests: number;
  name: string;
  email: string | null;
  phone: string | null;
  totalCents: number;
  holdUntil: string | null;
  /** Canceled after arrival: its nights up to that day stay taken. */
  left: boolean;
  version: number;
  requestId: string;
}

/** Nights of a house that are not free, and why. */
export interface Taken extends Nights {
  id: string;
  propertyId: string;
  why: 'confirmed' | 'pending' | 'block' | 'feed';
  note: string | null;
  /** Of a reservation. */
  stay?: Stay;
}

/** Free nights that are fewer than the minimum stay of their first. */
export interface Gap extends Nights {
  propertyId: string;
  minNights: number;
}

/** All houses in a period. */
export interface HouseCalendar {
  /** The day where the houses are. */
  today: PlainDate;
  period: Nights;
  houses: House[];
  /** By their first night; those of the period, and whatever begins or ends today. */
  taken: Taken[];
  gaps: Gap[];
}

const textOrNull = z.catch<string | null>(z.string(), null);
const intOrNull = z.catch<number | null>(z.int(), null);
const shape = z.object({
  today: z.string(),
  houses: z.array(z.object({ id: z.string(), name: z.string(), sleeps: z.int(), min_nights: z.int() })),
  taken: z.array(
    z.object({
      id: z.string(),
      property_id: z.string(),
      from_day: z.string(),
      to_day: z.string(),
      kind: z.enum(['reservation', 'block', 'feed']),
      note: textOrNull,
      reservation_id: textOrNull,
      code: textOrNull,
      guests: intOrNull,
      status: textOrNull,
      hold_until: textOrNull,
      total_cents: intOrNull,
      version: intOrNull,
      name: textOrNull,
      email: textOrNull,
      phone: textOrNull,
      request_id: textOrNull,
    }),
  ),
  gaps: z.array(
    z.object({ property_id: z.string(), from_day: z.string(), to_day: z.string(), min_nights: z.int() }),
  ),
});

/** @throws ShapeError */
function parseCalendar(answer: unknown, period: Nights): HouseCalendar {
  const { today, houses, taken, gaps } = shape.parse(answer);
  return {
    today,
    period,
    houses: houses.map(({ min_nights: minNights, ...house }) => ({ ...house, minNights })),
    taken: taken.map((row) => ({
      id: row.id,
      propertyId: row.property_id,
      from: row.from_day,
      to: row.to_day,
      why: row.kind !== 'reservation' ? row.kind : row.status === 'pending' ? 'pending' : 'confirmed',
      note: row.note,
      stay:
        row.reservation_id === null
          ? undefined
          : {
              id: row.reservation_id,
              code: row.code ?? '',
              guests: row.guests ?? 0,
              name: row.name ?? row.code ?? '',
              email: row.email,
              phone: row.phone,
              totalCents: row.total_cents ?? 0,
              holdUntil: row.hold_until,
              left: row.status === 'cancelled',
              version: row.version ?? 0,
              requestId: row.request_id ?? '',
            },
    })),
    gaps: gaps.map((row) => ({
      propertyId: row.property_id,
      from: row.from_day,
      to: row.to_day,
      minNights: row.min_nights,
    })),
  };
}

/**
 * Reads all houses in a period of 100 nights at most, in one request.
 * @throws DataError `not_allowed` for accounts that are no staff
 */
export const readCalendar = (client: Client, period: Nights, signal: AbortSignal): Promise<HouseCalendar> =>
  read(client.rpc('house_calendar', { from_day: period.from, to_day: period.to }), signal).then((answer) =>
    parseCalendar(answer, period),
  );
