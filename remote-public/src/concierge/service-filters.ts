import { serviceCategories, type ServiceCategory } from '../content/service-categories';
import { servicesIn, type Service } from '../content/services';
import { withParams } from '../parts/address';
import { readSearch } from '../parts/search-field';
import { hasWords } from '../parts/search-text';
import { t } from '../texts';

/** The filters of the service list, as its address has them. */
export interface ServiceFilters {
  /** Chosen categories in the order of the chips; none means all. */
  categories: readonly ServiceCategory[];
  search: string;
}

/** A category as an address spells it. */
const slugOf = (category: ServiceCategory): string => category.toLowerCase();

/** Reads the filters from an address; unknown categories are ignored. */
export function readFilters(params: URLSearchParams): ServiceFilters {
  const named = params.getAll('category').map((text) => text.toLowerCase());
  return {
    categories: serviceCategories.filter((category) => named.includes(slugOf(category))),
    search: readSearch(params),
  };
}

/** The address's parameters with these filters in them; other parameters stay. */
export function writeFilters(
  current: URLSearchParams,
  { categories, search }: ServiceFilters,
): URLSearchParams {
  const params = withParams(current, { category: '', q: search.trim() && search });
  for (const category of categories) params.append('category', slugOf(category));
  return params;
}

/** Adds a category, or removes it if it is chosen. */
export const toggled = (
  categories: readonly ServiceCategory[],
  pressed: ServiceCategory,
): readonly ServiceCategory[] =>
  serviceCategories.filter((category) => categories.includes(category) !== (category === pressed));

const searchable = ({ id, category }: Service): string => {
  const { title, description, priceFrom } = t.services[id];
  return [title, description, priceFrom, t.serviceCategories[category]].join('\n');
};

// The first service of each category, then the second of each: the start of the list shows every category.
const interleaved = (services: readonly Service[]): readonly Service[] => {
  const groups = serviceCategories.map((name) => services.filter(({ category }) => category === name));
  const longest = Math.max(...groups.map((group) => group.length));
  return Array.from({ length: longest }, (_, turn) => groups.flatMap((group) => group[turn] ?? [])).flat();
};

/** The services that match the filters, alternating between categories. */
export const findServices = ({ categories, search }: ServiceFilters): readonly Service[] =>
  interleaved(servicesIn(categories)).filter((service) => hasWords(searchable(service), search));
