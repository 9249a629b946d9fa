import { asDataError, readOne } from '@marisma/area-kit/data';
import { useRead } from '@marisma/area-kit/queries';
import { useUser } from '@marisma/area-kit/shell';
import { dropGuide, readKeptGuide, type Guide } from './kept-guides';

/** The arrival guide of a stay; `kept` is one that was read before, because the service cannot be reached. */
export function useGuide(stayId: string) {
  const user = useUser();
  return useRead(
    'reading an arrival guide',
    ['guide', stayId],
    async (client, signal): Promise<Guide & { kept?: true }> => {
      try {
        return await readOne(client.rpc('house_guide', { reservation_id: stayId }), signal);
      } catch (error) {
        const { code } = asDataError(error);
        // Cancelled since, or moved to another account.
        if (code === 'not_allowed') dropGuide(user.id, stayId);
        const kept = code === 'unavailable' && readKeptGuide(user.id, stayId);
        if (!kept) throw error;
        return { ...kept, kept: true };
      }
    },
    { staleTime: 0, gcTime: 0, retry: false, refetchOnWindowFocus: false },
  );
}
