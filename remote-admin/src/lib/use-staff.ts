import { read } from '@marisma/area-kit/data';
import { useShell } from '@marisma/area-kit/shell';
import { useQuery } from '@tanstack/react-query';

/** The accounts that answer requests, read once and again after some minutes. */
export function useStaff() {
  const { supabase } = useShell();
  return useQuery({
    queryKey: ['staff'],
    queryFn: async ({ signal }) => read((await supabase()).rpc('staff_members'), signal),
    meta: { during: 'reading the staff' },
  });
}
