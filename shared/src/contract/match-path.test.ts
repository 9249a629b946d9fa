import { buildRelease } from '../testing/registry';
import { findArea, mayOpen } from './match-path';

const at = (path: string) => ({ path, access: 'public' as const, frame: 'site' as const, title: path });
const areas = [
  buildRelease('owner', { paths: [at('/owner/*'), at('/owner-dashboard')] }),
  buildRelease('guest', { paths: [at('/dashboard/*'), at('/dashboard')] }),
  buildRelease('public', { paths: [at('/'), at('/properties'), at('/properties/:category')] }),
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

  it.each([
    ['/dashboard/settings', '/dashboard/*'],
    ['/owner', '/owner/*'],
    ['/properties/villas', '/properties/:category'],
    ['/about/us', '/:folder/:page'],
  ])('%s belongs to %s beside an area that has every path of one or two words', (pathname, expected) => {
    const greedy = buildRelease('events', { paths: [at('/:page'), at('/:folder/:page')] });
    expect(findArea([greedy, ...areas], pathname)?.path.path).toBe(expected);
  });

  it.each(['/ownership', '/dashboards', '/properties/a/b', '/nowhere'])(
    '%s belongs to no area',
    (pathname) => {
      expect(found(pathname)).toBeUndefined();
    },
  );
});

describe('mayOpen', () => {
  it('lets anyone open a public path', () => expect(mayOpen('public', [])).toBe(true));
  it('lets a visitor with one of several roles open the path', () =>
    expect(mayOpen(['owner', 'management'], ['client', 'management'])).toBe(true));
  it('refuses a visitor without the role', () => expect(mayOpen(['admin'], ['client', 'owner'])).toBe(false));
});
