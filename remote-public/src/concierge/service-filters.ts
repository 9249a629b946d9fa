import { serviceCategories, type ServiceCategory } from '../content/service-categories';

export const maxSearchLength = 100;

/** The filters of the service list, as its address has them. */
export interface ServiceFilters {
  /** Chosen categories in the order of the chips; none means all. */
  categories: readonly ServiceCategory[];
  search: string;
}

/** A category as an address spells it. */
export const slugOf = (category: ServiceCategory): string => category.toLowerCase();

/** Reads the filters from an address; unknown categories are ignored. */
export function readFilters(params: URLSearchParams): ServiceFilters {
  const named = params.getAll('category').map((text) => text.toLowerCase());
  return {
    categories: serviceCategories.filter((category) => named.includes(slugOf(category))),
    search: (params.get('q') ?? '').slice(0, maxSearchLength),
  };
}

/** The address's parameters with these filters in them; other parameters stay. */
export function writeFilters(
  current: URLSearchParams,
  { categories, search }: ServiceFilters,
): URLSearchParams {
  const params = new URLSearchParams(current);
  params.delete('category');
  for (const category of categories) params.append('category', slugOf(category));
  if (search.trim()) params.set('q', search);
  else params.delete('q');
  return params;
}

/** Adds a category, or removes it if it is chosen. */
export const toggled = (
  categories: readonly ServiceCategory[],
  pressed: ServiceCategory,
): readonly ServiceCategory[] =>
  serviceCategories.filter((category) => categories.includes(category) !== (category === pressed));
