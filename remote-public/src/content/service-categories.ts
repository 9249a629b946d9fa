const catalog = [
  'Food',
  'Wellness',
  'Sport',
  'Water',
  'Kids',
  'Education',
  'Culture',
  'Adventure',
  'Transportation',
] as const;

/** A service's category, as a booking request records it in every language. */
export type ServiceCategory = (typeof catalog)[number];

/** The categories in the order of the filter chips. */
export const serviceCategories: readonly ServiceCategory[] = catalog;
