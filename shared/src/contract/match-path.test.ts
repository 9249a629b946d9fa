import { aRelease } from '../testing/registry';
import { findArea, mayOpen } from './match-path';

const at = (path: string) => ({ path, access: 'public' as const, frame: 'site' as const, title: path });
const areas = [
  aRelease('owner', { paths: [at('/owner/*'), at('/owner-dashboard')] }),
  aRelease('guest', { paths: [at('/dashboard/*'), at('/dashboard')] }),
  aRelease('public', { paths: [at('/'), at('/properties'), at('/properties/:category')] }),
];
const found = (pathname: string) => findArea(areas, pathname)?.path.path;

describe('findArea', () => {
  it.each([
    ['/', '/'],
    ['/properties', '/properties'],
    ['/properties/villas', '/properties/:category'],
    ['/dashboard', '/dashboard'],
    ['/dashboard/settings', '/dashboard/*'],
    ['/owner', '/owner/*'],
    ['/owner/payouts', '/owner/*'],
    ['/owner-dashboard', '/owner-dashboard'],
  ])('%s belongs to %s', (pathname, expected) => {
    expect(found(pathname)).toBe(expected);
  });

  it.each(['/ownership', '/dashboards', '/properties/a/b', '/nowhere'])(
    '%s belongs to nobody',
    (pathname) => {
      expect(found(pathname)).toBeUndefined();
    },
  );
});

describe('mayOpen', () => {
  it('lets anyone into what is public', () => expect(mayOpen('public', [])).toBe(true));
  it('lets in with any one role of several', () =>
    expect(mayOpen(['owner', 'management'], ['client', 'management'])).toBe(true));
  it('refuses without', () => expect(mayOpen(['admin'], ['client', 'owner'])).toBe(false));
});
