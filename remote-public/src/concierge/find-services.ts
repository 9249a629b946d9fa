import { serviceCategories } from '../content/service-categories';
import { servicesIn, type Service } from '../content/services';
import { hasWords } from '../parts/search-text';
import { t } from '../texts';
import type { ServiceFilters } from './service-filters';

const searchable = ({ id, category }: Service): string => {
  const { title, description, priceFrom } = t.services[id];
  return [title, description, priceFrom, t.serviceCategories[category]].join('\n');
};

// The first service of each category, then the second of each: the start of the list shows every category.
const inTurns = (services: readonly Service[]): readonly Service[] => {
  const groups = serviceCategories.map((name) => services.filter(({ category }) => category === name));
  const longest = Math.max(...groups.map((group) => group.length));
  return Array.from({ length: longest }, (_, turn) => groups.flatMap((group) => group[turn] ?? [])).flat();
};

/** The services that match the filters, alternating between categories. */
export const findServices = ({ categories, search }: ServiceFilters): readonly Service[] =>
  inTurns(servicesIn(categories)).filter((service) => hasWords(searchable(service), search));
