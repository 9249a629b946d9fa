import type { SampleHouseId } from '@marisma/area-kit/samples';

/** Whole stars of the two latest reviews of each house, in the order of their words. */
export const shownStars: Record<SampleHouseId, readonly [number, number]> = {
  'lagoon-villa-serenity': [5, 4],
  'ocean-villa-infinity': [5, 5],
  'lagoon-apt-harmony': [5, 4],
  'villa-paradise': [5, 5],
};
