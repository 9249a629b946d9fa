import type { Property } from '../content/properties';
import { paths } from '../parts/paths';
import { t } from '../texts';

/** The breadcrumbs of a house, for the page and for its structured data. */
export const breadcrumbsOf = (property: Property): { label: string; path: string }[] => [
  { label: t.detail.backToListing, path: paths.properties },
  { label: t.categories[property.category].name, path: paths.category(property.category) },
  { label: t.properties[property.id].title, path: paths.property(property.id) },
];
