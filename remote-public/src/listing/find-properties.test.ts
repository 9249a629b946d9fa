import { properties } from '../content/properties';
import type { Filters } from './filters';
import { findProperties } from './find-properties';

const usual: Filters = { search: '', stay: {}, bedrooms: 0, sort: 'recommended', view: 'grid' };
const ids = (filters: Partial<Filters>, category?: Parameters<typeof findProperties>[1]) =>
  findProperties(properties, category, { ...usual, ...filters }).map(({ id }) => id);

describe('findProperties', () => {
  it('finds all houses, or the houses of a category', () => {
    expect(ids({})).toEqual(properties.map(({ id }) => id));
    expect(ids({}, 'villas')).toEqual(['villa-paradise']);
  });

  it.each([
    [5, 4],
    [6, 3],
    [9, 0],
  ])('finds for %i or more bedrooms %i houses', (bedrooms, count) =>
    expect(ids({ bedrooms })).toHaveLength(count),
  );
});

describe('search', () => {
  it.each([
    'serenity',
    '  SERENITY ',
    'Sérénity',
    'villa serenity',
    'serenity  villa',
    'jetty',
    'north lagoon',
    '  ',
  ])('finds Serenity by %j', (search) => expect(ids({ search })).toContain('lagoon-villa-serenity'));

  it.each(['serenity boat', '(', '[', '*', '\\', '$&'])('finds nothing by %j', (search) =>
    expect(ids({ search })).toEqual([]),
  );
});
