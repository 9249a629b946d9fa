import type { CategorySlug } from '../content/categories';
import type { Property } from '../content/properties';
import { hasWords } from '../parts/search-text';
import { t } from '../texts';
import type { Filters, SortKey } from './filters';

const searchable = (property: Property): string => {
  const { title, location, summary, highlights } = t.properties[property.id];
  const category = t.categories[property.category];
  const amenities = property.amenities.map((id) => t.amenities[id]);
  return [title, location, category.name, category.cardName, summary, ...highlights, ...amenities].join('\n');
};

const titleOf = (property: Property): string => t.properties[property.id].title;

const orders: Record<SortKey, (a: Property, b: Property) => number> = {
  recommended: () => 0,
  priceAscending: (a, b) => a.priceFrom - b.priceFrom,
  priceDescending: (a, b) => b.priceFrom - a.priceFrom,
  name: (a, b) => titleOf(a).localeCompare(titleOf(b), t.common.locale),
};

/** The houses of a category, or all houses, that match the filters, in the chosen order. */
export function findProperties(
  all: readonly Property[],
  category: CategorySlug | undefined,
  { search, bedrooms, sort }: Filters,
): readonly Property[] {
  return all
    .filter(
      (property) =>
        (!category || property.category === category) &&
        property.bedrooms >= bedrooms &&
        hasWords(searchable(property), search),
    )
    .sort(orders[sort]);
}
