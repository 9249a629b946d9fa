import { useDemoSamples } from '@marisma/area-kit/queries';
import type { Samples } from '../sample/arrange-samples';

const arrange = async (now: Date): Promise<Samples> => {
  const { arrangeSamples } = await import(/* webpackChunkName: "samples" */ '../sample/arrange-samples');
  return arrangeSamples(now);
};

/** The samples of a demo; undefined elsewhere, and until they are there. */
export const useSamples = (): Samples | undefined => useDemoSamples(arrange).samples;
