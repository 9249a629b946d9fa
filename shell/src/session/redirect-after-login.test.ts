import type { Role } from '@marisma/area-kit/contract';
import { originState, type Origin } from './origin';
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
  origin?: Origin;
  comeBack?: boolean;
  waited?: boolean;
}

const arrive = ({ roles = [], rolesStatus = 'ready', origin, comeBack, waited = false }: Changes) =>
  redirectAfterLogin({
    session: { roles, rolesStatus },
    state: origin && { ...originState(origin), comeBack },
    waited,
    mayOpen,
    homeOf,
  });
const from = (pathname: string) => ({ pathname, search: '?a=1', hash: '#b' });

test.each<[Role[], string]>([
  [['client', 'owner', 'management', 'admin'], '/admin'],
  [['client', 'owner', 'management'], '/proposal'],
  [['client', 'owner'], '/owner-dashboard'],
  [['client'], '/dashboard'],
  [[], '/'],
])('the home of %j is %s', (roles, home) => {
  expect(homeOf(roles)).toBe(home);
  expect(arrive({ roles })).toEqual({ to: home });
});

test('a role whose home no area declares leads to the front page', () => {
  const homeOf = createHomeOf(new Map([['client', '/dashboard']]));
  expect(homeOf(['admin', 'client'])).toBe('/');
  expect(homeOf(['client'])).toBe('/dashboard');
  expect(createHomeOf(new Map())(['admin'])).toBe('/');
});

test('a guarded origin that the roles may open wins, with query and anchor', () => {
  expect(arrive({ roles: ['client', 'admin'], origin: from('/dashboard') })).toEqual({
    to: from('/dashboard'),
  });
  expect(arrive({ roles: ['management'], origin: from('/owner') })).toEqual({ to: from('/owner') });
});

test.each(['/admin', '/about', '/nowhere', '/auth'])('origin %s does not win for a client', (pathname) => {
  expect(arrive({ roles: ['client'], origin: from(pathname) })).toEqual({ to: '/dashboard' });
});

test('a public page that asked for the return wins, for every role and before the roles are known', () => {
  const back = { origin: from('/about'), comeBack: true };
  expect(arrive({ ...back, roles: ['management'] })).toEqual({ to: from('/about') });
  expect(arrive({ ...back, rolesStatus: 'loading' })).toEqual({ to: from('/about') });
  expect(arrive({ origin: from('/nowhere'), comeBack: true, roles: ['client'] })).toEqual({
    to: '/dashboard',
  });
  expect(arrive({ origin: from('/admin'), comeBack: true, roles: ['client'] })).toEqual({ to: '/dashboard' });
});

test('an origin that any account may open needs no roles', () => {
  expect(arrive({ rolesStatus: 'loading', origin: from('/profile') })).toEqual({ to: from('/profile') });
});

test('waits for late roles for a while, then goes home', () => {
  expect(arrive({ rolesStatus: 'loading' })).toBe('wait');
  expect(arrive({ rolesStatus: 'loading', waited: true })).toBe('home-for-now');
  expect(arrive({ rolesStatus: 'loading', waited: true, origin: from('/about') })).toBe('home-for-now');
});

test('a guarded origin waits for the roles as its guard would', () => {
  expect(arrive({ rolesStatus: 'loading', waited: true, origin: from('/dashboard') })).toBe('wait');
});

test('roles that could not be loaded lead home', () => {
  expect(arrive({ rolesStatus: 'failed' })).toBe('home-for-now');
  expect(arrive({ rolesStatus: 'failed', origin: from('/dashboard') })).toBe('home-for-now');
});
