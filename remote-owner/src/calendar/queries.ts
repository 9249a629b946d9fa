import { read, type Answer, type Database } from '@marisma/area-kit/data';
import type { Nights } from '@marisma/area-kit/night-grid';
import { useShell, useUser } from '@marisma/area-kit/shell';
import type { SupabaseClient } from '@supabase/supabase-js';
import { useQuery } from '@tanstack/react-query';

/** The key of the nights in every period: changes read them again. */
export const NIGHTS = ['nights'];

/** Nights of a house that are not free, and why. */
export type TakenRow = Answer<'taken_nights'>;
/** Figures of a house in a month. */
export type Figures = Answer<'house_figures'>;

/**
 * The figures of the houses that the person keeps, by month.
 * @throws DataError `not_allowed` for accounts that keep no calendar
 */
export const readFigures = (
  client: SupabaseClient<Database>,
  { from, to }: Nights,
  signal: AbortSignal,
): Promise<Figures[]> => read(client.rpc('house_figures', { from_day: from, to_day: to }), signal);

/** The taken nights and the figures of a period. */
export function useNights({ from, to }: Nights) {
  const { supabase } = useShell();
  const { id } = useUser();
  return useQuery({
    queryKey: [...NIGHTS, id, from, to],
    queryFn: async ({ signal }) => {
      const client = await supabase();
      const [taken, figures] = await Promise.all([
        read(client.rpc('taken_nights', { from_day: from, to_day: to }), signal),
        readFigures(client, { from, to }, signal),
      ]);
      return { taken, figures };
    },
    staleTime: 5_000,
    refetchInterval: 60_000,
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
    meta: { during: 'reading the nights of the calendar' },
  });
}
