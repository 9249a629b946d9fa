import type { CatalogEntry } from './entry';

/** One picture per kind of house. */
export const cards: readonly CatalogEntry[] = [
  {
    name: 'card-lagoon-villa',
    alt: 'Long table under a thatched palapa beside the lagoon',
    width: 1920,
    height: 1440,
    focus: { x: 0.5, y: 0.6 },
  },
  {
    name: 'card-ocean-villa',
    alt: 'Beach, palms and the sun over the Pacific from the balcony of an ocean villa',
    width: 1920,
    height: 1440,
    focus: { x: 0.8, y: 0.5 },
  },
  {
    name: 'card-lagoon-apartment',
    alt: 'Pool and umbrellas below the terraces of an apartment house, the lagoon beside them',
    width: 1920,
    height: 1440,
    focus: { x: 0.55, y: 0.6 },
  },
  {
    name: 'card-residential-villa',
    alt: 'Courtyard pool and flowers seen through an arch of the loggia',
    width: 1920,
    height: 1440,
    focus: { x: 0.5, y: 0.55 },
  },
];
