import { useShell } from '@marisma/area-kit/shell';
import { useQuery } from '@tanstack/react-query';
import { useOpenRequest } from '../request-context';
import { readOthers } from './manage.data';

/** Further requests of the guest. */
export function useOthers() {
  const { supabase } = useShell();
  const { request } = useOpenRequest();
  return useQuery({
    queryKey: ['desk-others', request.id, request.version],
    queryFn: async ({ signal }) => readOthers(await supabase(), request, signal),
    placeholderData: (before) => before,
    staleTime: 30_000,
    meta: { during: 'reading the guest’s other requests' },
  });
}
