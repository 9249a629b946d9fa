import { buildRegistry, buildRelease } from '../testing/registry';
import { findDeclarationFaults, type AreaDeclaration } from './area-declaration';
import { parseRegistry } from './registry';

const label = { en: 'Events', es: 'Eventos' };
const declaration: AreaDeclaration = {
  name: 'events',
  paths: [
    {
      path: '/events/*',
      access: 'public',
      frame: 'site',
      title: 'Events',
      translations: { es: { title: 'Eventos', description: 'Lo que viene' } },
      language: 'es',
      quiet: true,
    },
    { path: '/desk', access: ['admin'], frame: 'site', title: 'Desk' },
  ],
  links: [
    { place: 'header', to: '/events', label },
    { place: 'header', order: 5, label, items: [{ to: '/events/today?sort=name', label }] },
    {
      place: 'account',
      to: '/desk',
      label,
      roles: ['admin'],
      except: ['client'],
      count: { rpc: 'desk_counts', field: 'waiting' },
    },
  ],
  homes: { admin: '/desk', client: '/events' },
};

test('the registry keeps links, homes and the other declared fields', () => {
  expect(findDeclarationFaults(declaration)).toEqual([]);
  const { live } = parseRegistry(buildRegistry([buildRelease('events', declaration)])).registry.areas.events!;
  expect(live).toMatchObject(declaration);
});

test.each<[string, object, string]>([
  [
    'an unknown menu',
    { links: [{ place: 'sidebar', to: '/events', label }] },
    "link 'Events': 'sidebar' is no place for a link; there are header, account",
  ],
  ['a link without a target', { links: [{ place: 'header', label }] }, "needs either 'to' or 'items'"],
  [
    'a link to a page of another area',
    { links: [{ place: 'header', to: '/about', label }] },
    "link 'Events' leads to /about, which the area does not declare",
  ],
  ['a home for an unknown role', { homes: { guest: '/events' } }, "home of 'guest', which is no role"],
  [
    'a home outside the area',
    { homes: { admin: '/about' } },
    'home of admin is /about, which the area does not',
  ],
  [
    'a home that its role may not open',
    { homes: { client: '/desk' } },
    'home of client is /desk, which this role may not open',
  ],
])('a build refuses %s', (_what, change, fault) => {
  expect(findDeclarationFaults({ ...declaration, ...change }).join('\n')).toContain(fault);
});
