import { cards } from './catalogue/cards';
import type { CatalogueEntry } from './catalogue/entry';
import { heroes } from './catalogue/heroes';
import { houses } from './catalogue/houses';
import { services } from './catalogue/services';

export type { CatalogueEntry } from './catalogue/entry';

/** Every picture of the site, in the order in which the pages use them. */
export const catalogue: readonly CatalogueEntry[] = [...heroes, ...houses, ...cards, ...services];
