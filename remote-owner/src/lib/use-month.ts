import { now, type PlainDate } from '@marisma/area-kit/format';
import { useShell, useUser } from '@marisma/area-kit/shell';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { monthSpan } from './months';
import type { Span } from './span';
import { readFigures, readTaken } from './read-nights.data';

const KEY = 'nights';

/** The taken nights and the figures of a month. */
export const useMonth = (month: PlainDate) => useNights(monthSpan(month));

/** The taken nights and the figures of these days: read again when the tab is looked at, and each minute. */
export function useNights(span: Span) {
  const { supabase } = useShell();
  const { id } = useUser();
  return useQuery({
    queryKey: [KEY, id, span.from, span.to],
    queryFn: async ({ signal }) => {
      const client = await supabase();
      const [taken, figures] = await Promise.all([
        readTaken(client, { userId: id, span, now: now() }, signal),
        readFigures(client, span, signal),
      ]);
      return { taken, figures };
    },
    staleTime: 5_000,
    refetchInterval: 60_000,
    refetchOnWindowFocus: true,
    meta: { during: 'reading the nights of the calendar' },
  });
}

/** Reads the nights again; resolves when they are there or have failed. */
export function useReadNightsAgain(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [KEY] });
}
