import type { CatalogEntry } from './entry';

/** Pictures beside a page's words that show no single house. */
export const scenes: readonly CatalogEntry[] = [
  {
    name: 'scene-veranda',
    alt: 'Veranda under wooden beams with a hammock and two low chairs, palms and the sea beyond',
    width: 1920,
    height: 1200,
    focus: { x: 0.5, y: 0.55 },
  },
  {
    name: 'scene-keys',
    alt: 'Brass keys on a wooden board above a console with a lamp, flowers and an open guest book',
    width: 2560,
    height: 1600,
    focus: { x: 0.42, y: 0.5 },
  },
  {
    name: 'scene-garden-bedroom',
    alt: 'Bedroom with a wide bed under wooden beams, open to a garden of broad leaves',
    width: 2560,
    height: 1600,
    focus: { x: 0.6, y: 0.55 },
  },
];
