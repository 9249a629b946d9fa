import { asDataError, read, readOne, type Answer, type Tables } from '@marisma/area-kit/data';
import type { PlainDate } from '@marisma/area-kit/format';
import type { Nights } from '@marisma/area-kit/night-grid';
import { useShell, useUser } from '@marisma/area-kit/shell';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

/** The key of the calendar in every period: changes read it again. */
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
  const { supabase } = useShell();
  const { id } = useUser();
  return useQuery({
    queryKey: [...CALENDAR, id, from, to],
    queryFn: async ({ signal }): Promise<HouseCalendar> => {
      const client = await supabase();
      const houses = client
        .from('properties')
        .select('id, name, sleeps, min_nights')
        .eq('active', true)
        .order('number');
      const [rows, found, today] = await Promise.all([
        read(client.rpc('house_calendar', { from_day: from, to_day: to }), signal),
        read(houses, signal),
        read(client.rpc('house_today'), signal),
      ]);
      return { today, period: { from, to }, houses: found, rows };
    },
    placeholderData: keepPreviousData,
    staleTime: 5_000,
    refetchInterval: 60_000,
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
    meta: { during: 'reading the calendar of all houses' },
  });
}

/** A stay to be priced: a new one, or the one of `reservation_id` at other nights. */
export interface PricedStay {
  property_id: string;
  check_in: PlainDate;
  check_out: PlainDate;
  guests: number;
  reservation_id?: string;
}

/** The price of a stay for staff; a rule that is in the way is an answer. Nothing is read while `stay` is undefined. */
export function useStaffQuote(stay: PricedStay | undefined) {
  const { supabase } = useShell();
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['staff-quote', stay],
    queryFn: async ({ signal }) => {
      try {
        const quote = await readOne((await supabase()).rpc('staff_quote', stay as PricedStay), signal);
        return { quote, setAside: quote.set_aside };
      } catch (error) {
        return { error: asDataError(error) };
      }
    },
    enabled: stay !== undefined,
    staleTime: 0,
  });
  return {
    quote: stay && data?.quote,
    /** The rule of guests that the nights break, and that staff may set aside. */
    setAside: (stay && data?.setAside) ?? undefined,
    error: stay && data?.error,
    reading: stay !== undefined && isFetching,
    readAgain: refetch,
  };
}
