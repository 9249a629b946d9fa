import type { CatalogEntry } from './entry';

/** One picture per kind of house. */
export const cards: readonly CatalogEntry[] = [
  {
    name: 'card-lagoon-villa',
    alt: 'Lagoon villa with palapa at blue hour',
    width: 1920,
    height: 1440,
    focus: { x: 0.34, y: 0.5 },
  },
  {
    name: 'card-ocean-villa',
    alt: 'Ocean villa with an infinity pool at sunset',
    width: 1920,
    height: 1440,
    focus: { x: 0.6, y: 0.5 },
  },
  {
    name: 'card-lagoon-apartment',
    alt: 'Terraced apartments by the lagoon',
    width: 1600,
    height: 1200,
    focus: { x: 0.5, y: 0.5 },
  },
  {
    name: 'card-residential-villa',
    alt: 'Clay-colored courtyard villa with arches and a pool',
    width: 1920,
    height: 1440,
    focus: { x: 0.5, y: 0.55 },
  },
];
