import type { CatalogEntry } from './entry';

/** Pictures that fill a first screen: the slides of the home page and the headers of other pages. */
export const heroes: readonly CatalogEntry[] = [
  {
    name: 'hero-sunset-pool',
    alt: 'Infinity pool and terrace of a two-story villa above the beach, the sun low over the Pacific',
    width: 2560,
    height: 1600,
    focus: { x: 0.55, y: 0.58 },
    portrait: true,
  },
  {
    name: 'hero-dusk-pool',
    alt: 'Oceanfront villa at dusk: lit rooms, glowing pool and the last light on the horizon',
    width: 2560,
    height: 1600,
    focus: { x: 0.55, y: 0.58 },
    portrait: true,
  },
  {
    name: 'hero-lagoon-dusk',
    alt: 'Wooden jetty with lanterns leading to a lagoon villa with a thatched palapa at blue hour, palms mirrored in still water',
    width: 2560,
    height: 1600,
    focus: { x: 0.33, y: 0.56 },
    portrait: true,
  },
  {
    name: 'hero-midday-terrace',
    alt: 'Turquoise infinity pool beside a flowering dune, white umbrellas and loungers, the ocean at midday',
    width: 2560,
    height: 1600,
    focus: { x: 0.6, y: 0.6 },
    portrait: true,
  },
  {
    name: 'hero-golden-villa',
    alt: 'Ocean villa above a flowering dune in golden evening light, umbrellas and loungers beside its infinity pool',
    width: 2560,
    height: 1600,
    focus: { x: 0.62, y: 0.55 },
    portrait: true,
  },
  {
    name: 'hero-bay',
    alt: 'Catamaran at anchor in a turquoise bay between green headlands, loungers under a white umbrella on the sand',
    width: 2560,
    height: 1600,
    focus: { x: 0.56, y: 0.55 },
    portrait: true,
  },
  {
    name: 'hero-courtyard',
    alt: 'Courtyard with a stone fountain, ocher arcades, clay pots and bougainvillea in the morning sun',
    width: 2560,
    height: 1600,
    focus: { x: 0.66, y: 0.62 },
    portrait: true,
  },
  {
    name: 'hero-terrace-bedroom',
    alt: 'Bedroom with a four-poster bed under wooden beams, open to a terrace and the ocean',
    width: 2560,
    height: 1600,
    focus: { x: 0.4, y: 0.55 },
    portrait: true,
  },
];
