import { useShell, useUser } from '@marisma/area-kit/shell';
import { useChange } from '@marisma/area-kit/stays';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { readCalendar, type Nights } from './calendar.data';

const KEY = 'house-calendar';

/** All houses in a period, the one before it while it is read: read again when the tab is looked at, and each minute. */
export function useCalendar({ from, to }: Nights) {
  const { supabase } = useShell();
  const { id } = useUser();
  return useQuery({
    queryKey: [KEY, id, from, to],
    queryFn: async ({ signal }) => readCalendar(await supabase(), { from, to }, signal),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
    refetchInterval: 60_000,
    refetchOnWindowFocus: true,
    meta: { during: 'reading the calendar of all houses' },
  });
}

/** Sends a change of the calendar once, and reads the calendar again afterwards. */
export function useCalendarChange() {
  const client = useQueryClient();
  return useChange(() => client.invalidateQueries({ queryKey: [KEY] }));
}
