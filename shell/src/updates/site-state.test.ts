import { buildRegistry, buildRelease } from '../../../shared/src/testing/registry';
import { takeCanary } from '../start/take-registry';
import { hasOtherCode, type SiteState } from './revision-watch';

const [guest, newGuest] = [buildRelease('guest'), buildRelease('guest', { build: 'ffffffffffff' })];
const registry = buildRegistry([buildRelease('public'), guest]);
const own: SiteState = { shell: 's1', registry };
const withGuest = (change: object): SiteState => ({
  ...own,
  registry: { ...registry, areas: { ...registry.areas, guest: { ...registry.areas.guest!, ...change } } },
});
const canary = { release: newGuest, percent: 10 };
const inBucket = (bucket: number): SiteState => ({
  ...own,
  registry: {
    ...registry,
    areas: { ...registry.areas, guest: takeCanary({ ...registry.areas.guest!, canary }, bucket) },
  },
});

it.each<[string, SiteState, SiteState, boolean]>([
  ['the same state', own, own, false],
  ['a registry that does not name the shell', own, { registry }, false],
  ['a new build of the shell', own, { ...own, shell: 's2' }, true],
  ['a new build of an area', own, withGuest({ live: newGuest }), true],
  ['a canary for this browser', own, inBucket(5), true],
  ['a canary for other browsers', own, inBucket(50), false],
  [
    'a new area',
    own,
    { ...own, registry: buildRegistry([buildRelease('public'), guest, buildRelease('events')]) },
    true,
  ],
  ['a removed area', own, { ...own, registry: buildRegistry([buildRelease('public')]) }, true],
  ['an area that was switched off', own, withGuest({ disabled: 'Back at nine.' }), false],
  ['an area that is back', withGuest({ disabled: 'Back at nine.' }), own, true],
])('%s', (_, before, now, expected) => expect(hasOtherCode(before, now)).toBe(expected));
