import { useDemoSamples } from '@marisma/area-kit/queries';
import type { Contents } from './contents';

const NOTHING: Contents = { bookings: [], payments: [], threads: [] };

const arrange = async (now: Date): Promise<Contents> => {
  const { arrangeSamples } = await import(/* webpackChunkName: "samples" */ '../sample/arrange-samples');
  return arrangeSamples(now);
};

/**
 * The samples of a demo. Elsewhere there are none.
 * @returns `known`: false until it is known whether there are samples
 */
export function useSamples(): { samples: Contents; known: boolean } {
  const { samples = NOTHING, known } = useDemoSamples(arrange);
  return { samples, known };
}
