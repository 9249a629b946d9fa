import type { PlainDate } from '@marisma/shared/format';
import { useShell, useUser } from '@marisma/shared/shell';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { monthSpan } from './months';
import { readFigures, readTaken } from './read-nights.data';

const KEY = 'nights';

/** The taken nights and the figures of a month: read again when the tab is looked at, and each minute. */
export function useMonth(month: PlainDate) {
  const { supabase } = useShell();
  const { id } = useUser();
  return useQuery({
    queryKey: [KEY, id, month],
    queryFn: async ({ signal }) => {
      const client = await supabase();
      const span = monthSpan(month);
      const [taken, figures] = await Promise.all([
        readTaken(client, { userId: id, span, now: new Date() }, signal),
        readFigures(client, span, signal),
      ]);
      return { taken, figures };
    },
    staleTime: 5_000,
    refetchInterval: 60_000,
    refetchOnWindowFocus: true,
    meta: { during: 'reading a month of the calendar' },
  });
}

/** Reads the nights again; resolves when they are there or have failed. */
export function useReadNightsAgain(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [KEY] });
}
