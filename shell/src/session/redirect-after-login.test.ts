import type { Role } from '@marisma/area-kit/contract';
import { originState } from './origin';
import { createHomeOf, redirectAfterLogin, type MayOpen } from './redirect-after-login';
import { siteHomes } from './testing/site-links';

const needs: Record<string, Role[]> = {
  '/dashboard': ['client'],
  '/admin': ['admin'],
  '/owner': ['owner', 'management'],
};

const mayOpen: MayOpen = (pathname, roles) => {
  if (pathname === '/profile') return 'allowed';
  if (pathname === '/about') return 'public';
  const need = needs[pathname];
  if (!need) return 'unknown';
  return need.some((role) => roles.includes(role)) ? 'allowed' : 'refused';
};

const homeOf = createHomeOf(siteHomes);

interface Changes {
  roles?: Role[];
  rolesStatus?: 'loading' | 'ready' | 'failed';
  /** The pathname of the origin. */
  from?: string;
  asksToReturn?: boolean;
  waited?: boolean;
}

const place = (pathname: string) => ({ pathname, search: '?a=1', hash: '#b' });
const arrive = ({ roles = [], rolesStatus = 'ready', from, asksToReturn, waited = false }: Changes) =>
  redirectAfterLogin({
    session: { roles, rolesStatus },
    state: from && { ...originState(place(from)), asksToReturn },
    waited,
    mayOpen,
    homeOf,
  });

test.each<[Role[], string]>([
  [['client', 'owner', 'management', 'admin'], '/admin'],
  [['client', 'owner', 'management'], '/proposal'],
  [['client', 'owner'], '/owner-dashboard'],
  [['client'], '/dashboard'],
  [[], '/'],
])('the home of %j is %s', (roles, home) => expect(arrive({ roles })).toEqual({ to: home }));

test('a role whose home no area declares leads to the front page', () => {
  const homeOf = createHomeOf(new Map([['client', '/dashboard']]));
  expect(homeOf(['admin', 'client'])).toBe('/');
  expect(homeOf(['client'])).toBe('/dashboard');
});

test.each<[string, Changes]>([
  ['the roles may open it', { roles: ['client', 'admin'], from: '/dashboard' }],
  ['one of several roles may open it', { roles: ['management'], from: '/owner' }],
  ['any account may open it, before the roles are known', { rolesStatus: 'loading', from: '/profile' }],
  ['a public page asked for it', { roles: ['management'], from: '/about', asksToReturn: true }],
  [
    'a public page did, before the roles are known',
    { rolesStatus: 'loading', from: '/about', asksToReturn: true },
  ],
])('the origin wins, with query and anchor, when %s', (_, changes) =>
  expect(arrive(changes)).toEqual({ to: place(changes.from!) }),
);

test.each([
  ['/admin', false],
  ['/about', false],
  ['/nowhere', false],
  ['/auth', false],
  ['/nowhere', true],
  ['/admin', true],
])('origin %s does not win for a client (asks for the return: %s)', (from, asksToReturn) =>
  expect(arrive({ roles: ['client'], from, asksToReturn })).toEqual({ to: '/dashboard' }),
);

test.each<[string, Changes, ReturnType<typeof arrive>]>([
  ['late roles are waited for', { rolesStatus: 'loading' }, 'wait'],
  ['for a while', { rolesStatus: 'loading', waited: true }, 'home-for-now'],
  ['also from a public page', { rolesStatus: 'loading', waited: true, from: '/about' }, 'home-for-now'],
  [
    'a guarded origin waits as its guard would',
    { rolesStatus: 'loading', waited: true, from: '/dashboard' },
    'wait',
  ],
  ['failed roles lead home', { rolesStatus: 'failed' }, 'home-for-now'],
  ['failed roles open no guarded origin', { rolesStatus: 'failed', from: '/dashboard' }, 'home-for-now'],
])('%s', (_, changes, expected) => expect(arrive(changes)).toBe(expected));
