import { useSession, useShell, useUser } from '@marisma/area-kit/shell';
import { useTurnOfDay } from '@marisma/area-kit/ui';
import { useQuery } from '@tanstack/react-query';
import { readHouses } from './read-houses.data';

/** Whether the signed-in person keeps all houses; the database decides what she reads and may do. */
export function useIsStaff(): boolean {
  const session = useSession();
  return (
    session.status === 'signedIn' && session.roles.some((role) => role === 'management' || role === 'admin')
  );
}

/** The houses that the signed-in person may see, and the day where they are. */
export function useHouses() {
  const { supabase } = useShell();
  const { id } = useUser();
  const isStaff = useIsStaff();
  const read = useQuery({
    queryKey: ['houses', id, isStaff],
    queryFn: async ({ signal }) => readHouses(await supabase(), { userId: id, isStaff }, signal),
    refetchOnWindowFocus: true,
    meta: { during: 'reading the houses' },
  });
  useTurnOfDay(() => void read.refetch());
  return read;
}
