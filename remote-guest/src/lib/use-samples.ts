import { useDemo } from '@marisma/shared/queries';
import { useQuery } from '@tanstack/react-query';
import type { Contents } from './contents';

const NOTHING: Contents = { bookings: [], payments: [], threads: [] };

/**
 * The samples of a demo, arranged once per visit, so that they do not shift at midnight. Elsewhere there are none.
 * @returns `known`: false until it is known whether there are samples
 */
export function useSamples(): { samples: Contents; known: boolean } {
  const demo = useDemo();
  const {
    data = NOTHING,
    isSuccess,
    isError,
  } = useQuery({
    queryKey: ['samples'],
    queryFn: async () => {
      const { arrangeSamples } = await import(/* webpackChunkName: "samples" */ '../sample/arrange-samples');
      return arrangeSamples(new Date());
    },
    enabled: demo === true,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  return { samples: data, known: demo === false || isSuccess || isError };
}
