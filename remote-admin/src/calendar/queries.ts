import { read, type Answer, type Tables } from '@marisma/area-kit/data';
import type { PlainDate } from '@marisma/area-kit/format';
import type { Nights } from '@marisma/area-kit/night-grid';
import { useRead } from '@marisma/area-kit/queries';
import { keepPreviousData } from '@tanstack/react-query';

/** The key of the calendar in every period, and of prices: changes read them again. */
export const CALENDAR = ['house-calendar'];

export type House = Pick<Tables<'properties'>, 'id' | 'name' | 'sleeps' | 'min_nights'>;

/** Nights of a house that are not free, and why; or a gap, which is too short for the minimum stay. */
export type CalendarRow = Answer<'house_calendar'>;

/** The nights of a stay. */
export type StayRow = CalendarRow & {
  kind: 'confirmed' | 'pending';
  reservation_id: string;
  code: string;
  guests: number;
  name: string;
  total_cents: number;
  version: number;
  request_id: string;
};

export const isStay = (row: CalendarRow): row is StayRow => row.reservation_id !== null;

/** All houses in a period. */
export interface HouseCalendar {
  /** The day where the houses are. */
  today: PlainDate;
  period: Nights;
  houses: readonly House[];
  /** By their first night; those of the period, and stays that begin or end today. */
  rows: readonly CalendarRow[];
}

/** All houses in a period of 100 nights at most, the one before it while it is read. */
export function useCalendar({ from, to }: Nights) {
  return useRead(
    'reading the calendar of all houses',
    [...CALENDAR, from, to],
    async (client, signal): Promise<HouseCalendar> => {
      const houses = client.from('properties').select('id, name, sleeps, min_nights').order('number');
      const [rows, found, today] = await Promise.all([
        read(client.rpc('house_calendar', { from_day: from, to_day: to }), signal),
        read(houses, signal),
        read(client.rpc('house_today'), signal),
      ]);
      return { today, period: { from, to }, houses: found, rows };
    },
    { placeholderData: keepPreviousData, staleTime: 5_000, refetchInterval: 60_000 },
  );
}
