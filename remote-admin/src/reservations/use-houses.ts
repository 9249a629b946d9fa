import { useShell } from '@marisma/area-kit/shell';
import { useQuery } from '@tanstack/react-query';
import { readHouses } from '../lib/houses.data';

/** The houses in the order of the listing. */
export function useHouses() {
  const { supabase } = useShell();
  return useQuery({
    queryKey: ['houses'],
    queryFn: async ({ signal }) => readHouses(await supabase(), signal),
    meta: { during: 'reading the houses' },
  });
}
