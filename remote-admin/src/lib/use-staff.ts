import { useQuery } from '@tanstack/react-query';
import { useShell } from '@marisma/area-kit/shell';
import { readStaff } from './staff.data';

/** The accounts that answer requests, read once and again after some minutes. */
export function useStaff() {
  const { supabase } = useShell();
  return useQuery({
    queryKey: ['staff'],
    queryFn: async ({ signal }) => readStaff(await supabase(), signal),
    meta: { during: 'reading the staff' },
  });
}
