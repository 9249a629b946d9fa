import { cards } from './catalog/cards';
import type { CatalogEntry } from './catalog/entry';
import { heroes } from './catalog/heroes';
import { houses } from './catalog/houses';
import { scenes } from './catalog/scenes';
import { services } from './catalog/services';

export type { CatalogEntry } from './catalog/entry';

/** All pictures of the site, in the order in which the pages use them. */
export const catalog: readonly CatalogEntry[] = [...heroes, ...houses, ...cards, ...scenes, ...services];
