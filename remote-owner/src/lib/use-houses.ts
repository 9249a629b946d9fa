import { useSession, useUser } from '@marisma/area-kit/shell';
import { useTurnOfDay } from '@marisma/area-kit/ui';
import { readHouses } from './read-houses.data';
import { useRead } from './use-read';

/** Whether the signed-in person keeps all houses; the database decides what she reads and may do. */
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
  useTurnOfDay(() => void houses.refetch());
  return houses;
}
