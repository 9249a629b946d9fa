import type { SceneName } from './pictures/scenes';

const catalog = [
  { slug: 'lagoon-villas', picture: 'card-lagoon-villa' },
  { slug: 'ocean-villas', picture: 'card-ocean-villa' },
  { slug: 'lagoon-apartments', picture: 'card-lagoon-apartment' },
  { slug: 'villas', picture: 'card-residential-villa' },
] as const satisfies readonly { slug: string; picture: SceneName }[];

/** A property category as it stands in `/properties/:category`. */
export type CategorySlug = (typeof catalog)[number]['slug'];

export interface Category {
  slug: CategorySlug;
  picture: SceneName;
}

export const categories: readonly Category[] = catalog;

/** Takes any path segment; gives its category, or undefined when there is none of that name. */
export const findCategory = (slug: string | undefined): Category | undefined =>
  categories.find((category) => category.slug === slug);
