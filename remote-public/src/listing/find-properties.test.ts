import { properties } from '../content/properties';
import { findProperties } from './find-properties';

const ids = (search: string) =>
  findProperties(properties, undefined, {
    search,
    stay: {},
    bedrooms: 0,
    sort: 'recommended',
    view: 'grid',
  }).map(({ id }) => id);

it.each([
  'serenity',
  '  SERENITY ',
  'Sérénity',
  'villa serenity',
  'serenity  villa',
  'jetty',
  'north lagoon',
  '  ',
])('Serenity is found by %j', (search) => expect(ids(search)).toContain('lagoon-villa-serenity'));

it.each(['serenity boat', '(', '[', '*', '\\', '$&'])('nothing is found by %j', (search) =>
  expect(ids(search)).toEqual([]),
);
