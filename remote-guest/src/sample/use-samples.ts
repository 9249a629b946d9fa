import { useDemoSamples } from '@marisma/area-kit/queries';
import type { Contents } from '../parts/own';

const NOTHING: Contents = { stays: [], conversations: [] };

const arrange = async (now: Date): Promise<Contents> => {
  const { samplesOn } = await import(/* webpackChunkName: "samples" */ './samples');
  return samplesOn(now);
};

/**
 * The samples of a demo. Elsewhere there are none.
 * @returns `known`: false until it is known whether there are samples
 */
export function useSamples(): { samples: Contents; known: boolean } {
  const { samples = NOTHING, known } = useDemoSamples(arrange);
  return { samples, known };
}
