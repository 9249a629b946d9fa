import { read, type Tables } from '@marisma/area-kit/data';
import { useShell } from '@marisma/area-kit/shell';
import { useQuery } from '@tanstack/react-query';

export type House = Pick<Tables<'properties'>, 'id' | 'name'>;

/** The houses in the order of the listing. */
export function useHouses() {
  const { supabase } = useShell();
  return useQuery({
    queryKey: ['houses'],
    queryFn: async ({ signal }) =>
      read((await supabase()).from('properties').select('id, name').order('number'), signal),
    meta: { during: 'reading the houses' },
  });
}
