import { read, type Database } from '@marisma/area-kit/data';
import type { PlainDate } from '@marisma/area-kit/format';
import type { Nights } from '@marisma/area-kit/night-grid';
import { useSession, useUser } from '@marisma/area-kit/shell';
import { useDayChange } from '@marisma/area-kit/ui';
import type { SupabaseClient } from '@supabase/supabase-js';
import { useRead } from '@marisma/area-kit/queries';

export interface House {
  id: string;
  name: string;
  /** When it belongs to the person who looks; undefined for staff, who keep every house at all times. */
  owned?: Nights[];
}

export interface Houses {
  /** The day where the houses are. */
  today: PlainDate;
  /** Those that the person may see, in the order of the listing. */
  houses: House[];
}

/** The houses as the choices of a field. */
export const houseOptions = (houses: readonly House[]) => houses.map(({ id, name }) => [id, name] as const);

/** Whether the signed-in person keeps all houses; the database decides what they read and may do. */
export function useIsStaff(): boolean {
  const session = useSession();
  return (
    session.status === 'signedIn' && session.roles.some((role) => role === 'management' || role === 'admin')
  );
}

/** The houses that the signed-in person may see, and the day where they are. */
export function useHouses() {
  const { id } = useUser();
  const ownerId = useIsStaff() ? undefined : id;
  const houses = useRead(
    'reading the houses',
    ['houses', ownerId],
    (client, signal) => readHouses(client, ownerId, signal),
    { staleTime: 5 * 60_000 },
  );
  useDayChange(() => void houses.refetch());
  return houses;
}

/** Staff keep all houses, an owner those that are or were theirs. */
async function readHouses(
  client: SupabaseClient<Database>,
  ownerId: string | undefined,
  signal: AbortSignal,
): Promise<Houses> {
  const [today, houses, owned] = await Promise.all([
    read(client.rpc('house_today'), signal),
    read(client.from('properties').select('id, name').order('number'), signal),
    ownerId === undefined
      ? undefined
      : read(client.from('property_owners').select('property_id, during').eq('owner_id', ownerId), signal),
  ]);
  if (!owned) return { today, houses };
  const withTimes = houses.map((house) => ({
    ...house,
    owned: owned
      .filter(({ property_id }) => property_id === house.id)
      .flatMap(({ during }) => daysOf(during)),
  }));
  return { today, houses: withTimes.filter((house) => house.owned.length > 0) };
}

/** The days of a `daterange`; an open end is the first or last day of the calendar. */
function daysOf(during: string): Nights[] {
  const [found, from, to] = /^[[(]([\d-]*),([\d-]*)\)$/.exec(during) ?? [];
  return found ? [{ from: from || '0001-01-01', to: to || '9999-12-31' }] : [];
}
