import { catalogCents } from './service-dialogs';

test.each([
  ['From $120/person', 4, 48_000],
  ['From $1,450/yacht', 6, 145_000],
  ['$95.50 per person', 2, 19_100],
  ['$450 per dinner', 8, 45_000],
  ['On request', 2, undefined],
])('%s for %i guests', (text, guests, cents) => expect(catalogCents(text, guests)).toBe(cents));
