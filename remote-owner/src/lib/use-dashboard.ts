import { formatDate } from '@marisma/area-kit/format';
import { useShell, useUser } from '@marisma/area-kit/shell';
import { intlLocale } from '@marisma/area-kit/texts';
import { useQuery } from '@tanstack/react-query';
import type { Dashboard, OwnerReservation } from './dashboard';
import { figuresSpan, sumFigures } from './figures';
import { readChanges } from './read-changes.data';
import { countStays } from './count-stays.data';
import type { Houses } from './read-houses.data';
import { readFigures } from '../calendar/queries';
import { readStays, type Stay } from './read-stays.data';

/** How many reservations a dashboard can list. */
const UPCOMING_AT_MOST = 5;

const asRow = (stay: Stay, nameOf: ReadonlyMap<string, string>): OwnerReservation => ({
  id: stay.code,
  guests: stay.guests,
  property: nameOf.get(stay.propertyId) ?? '',
  checkIn: stay.checkIn,
  checkOut: stay.checkOut,
  status: stay.status,
  amount: stay.totalCents / 100,
});

/** The live figures of the houses; read again when the tab is looked at. */
export function useDashboard({ houses, today }: Houses) {
  const { supabase } = useShell();
  const { id } = useUser();
  const ids = houses.map((house) => house.id);
  return useQuery({
    queryKey: ['dashboard', id, ids, today],
    queryFn: async ({ signal }): Promise<Dashboard> => {
      const client = await supabase();
      const [figures, upcoming, counts, notifications] = await Promise.all([
        readFigures(client, figuresSpan(today), signal),
        readStays(client, { list: 'upcoming', houses: ids, today, most: UPCOMING_AT_MOST }, signal),
        countStays(client, { houses: ids, today }, signal),
        readChanges(client, houses, (month) => formatDate(month, intlLocale(), 'month'), signal),
      ]);
      const nameOf = new Map(houses.map((house) => [house.id, house.name]));
      return {
        ...sumFigures(figures, houses, today),
        upcoming: upcoming.map((stay) => asRow(stay, nameOf)),
        upcomingCount: counts.upcoming,
        pendingCount: counts.pending,
        reviews: [],
        notifications,
      };
    },
    staleTime: 30_000,
    refetchOnWindowFocus: true,
    meta: { during: 'reading the figures of the houses' },
  });
}
