import type { LinkPlace, Role } from '@marisma/area-kit/contract';
import type { Session } from '@marisma/area-kit/shell';
import { homesOf, linksOf } from '../../shell/src/areas/declared';
import { entriesOf, isMenu } from '../../shell/src/frame/nav-links';
import { setDocumentLocale } from '@marisma/area-kit/texts';
import { createHomeOf } from '../../shell/src/session/redirect-after-login';
import { buildRegistry, buildRelease } from '../../shared/src/testing/registry';
import { readDeclarations } from './declared';

// Together the areas' declarations give the menus and redirects of the specification.

const readRegistry = async () =>
  buildRegistry(
    (await readDeclarations()).map(({ name, paths, links, homes }) =>
      buildRelease(name, { paths, links, homes }),
    ),
  );

const sessionOf = (roles: Role[] | null): Session =>
  roles === null
    ? { status: 'signedOut' }
    : {
        status: 'signedIn',
        user: { id: 'u', email: 'e', firstName: '', lastName: '' },
        roles,
        rolesStatus: 'ready',
      };

async function menu(place: LinkPlace, roles: Role[] | null = null): Promise<string[][]> {
  const entries = entriesOf(linksOf(await readRegistry()), place, sessionOf(roles));
  return entries.map((entry) => [entry.label, isMenu(entry) ? '' : entry.to]);
}

beforeEach(() => setDocumentLocale('en'));

it('has all properties and exactly four categories in the menu Properties', async () => {
  const [properties] = entriesOf(linksOf(await readRegistry()), 'header', sessionOf(null));
  if (!properties || !isMenu(properties)) throw new Error('The first entry is no menu');
  expect(properties.label).toBe('Properties');
  expect(properties.items.map(({ label, to }) => [label, to])).toEqual([
    ['All Properties', '/properties'],
    ['Lagoon Villas', '/properties/lagoon-villas'],
    ['Ocean Villas', '/properties/ocean-villas'],
    ['Lagoon Apartments', '/properties/lagoon-apartments'],
    ['Residencial Villas', '/properties/villas'],
  ]);
});

const ALWAYS = [
  ['Properties', ''],
  ['Services & Activities', '/concierge'],
  ['About Us', '/about'],
];
const PORTAL = ['Owner Portal', '/owner-portal'];
const CONTACT = ['Contact', '/contact'];
const PROPOSAL = ['Proposal', '/proposal'];

it.each<[Role[] | null, string[][]]>([
  [null, [...ALWAYS, PORTAL, CONTACT]],
  [[], [...ALWAYS, PORTAL, CONTACT]],
  [['client'], [...ALWAYS, PORTAL, CONTACT]],
  [['admin'], [...ALWAYS, PORTAL, CONTACT]],
  [['owner'], [...ALWAYS, CONTACT, ['Host Dashboard', '/owner-dashboard']]],
  [['management'], [...ALWAYS, CONTACT, PROPOSAL, ['Host Dashboard', '/owner']]],
  [
    ['management', 'owner'],
    [...ALWAYS, CONTACT, PROPOSAL, ['Host Dashboard', '/owner-dashboard']],
  ],
])('shows in the header to %j', async (roles, links) => {
  expect(await menu('header', roles)).toEqual(links);
});

it.each<[Role[], string[][]]>([
  [
    ['client', 'admin'],
    [
      ['Dashboard', '/dashboard'],
      ['Desk', '/desk'],
      ['Admin Dashboard', '/admin'],
      ['Profile Settings', '/profile'],
    ],
  ],
  [
    ['management'],
    [
      ['Desk', '/desk'],
      ['Profile Settings', '/profile'],
    ],
  ],
  [['owner'], [['Profile Settings', '/profile']]],
])('shows in the account menu to %j', async (roles, links) => {
  expect(await menu('account', roles)).toEqual(links);
});

it('has the quick links, the terms and the link of the 404 page', async () => {
  expect(await menu('footer')).toEqual([
    ['Properties', '/properties'],
    ['Concierge Services', '/concierge'],
    ['About Us', '/about'],
    ['Contact', '/contact'],
  ]);
  expect(await menu('terms')).toEqual([['Terms & Conditions', '/terms']]);
  expect(await menu('not-found')).toEqual([['Browse all properties', '/properties']]);
});

it('has Spanish labels', async () => {
  setDocumentLocale('es');
  expect((await menu('header', ['management'])).map(([label]) => label)).toEqual([
    ...['Propiedades', 'Servicios y actividades', 'Nosotros', 'Contacto', 'Propuesta', 'Panel de anfitrión'],
  ]);
  expect((await menu('account', ['client', 'admin'])).map(([label]) => label)).toEqual([
    ...['Mi panel', 'Atención a huéspedes', 'Panel de administración', 'Mi perfil'],
  ]);
});

it.each<[Role[], string]>([
  [['client', 'owner', 'management', 'admin'], '/admin'],
  [['client', 'owner', 'management'], '/proposal'],
  [['client', 'owner'], '/owner-dashboard'],
  [['client'], '/dashboard'],
  [[], '/'],
])('redirects %j after signing in to %s', async (roles, home) => {
  expect(createHomeOf(homesOf(await readRegistry()))(roles)).toBe(home);
});
