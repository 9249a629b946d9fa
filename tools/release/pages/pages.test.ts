import { buildRegistry, buildRelease } from '../../../shared/src/testing/registry';
import { listPages, writeRedirects } from './pages';

const at = (path: string, more: object = {}) => ({
  path,
  access: 'public' as const,
  frame: 'site' as const,
  title: `Title of ${path}`,
  ...more,
});
const registry = buildRegistry([
  buildRelease('public', {
    paths: [at('/'), at('/property/:id', { instances: ['/property/a', '/property/b'] })],
  }),
  buildRelease('guest', {
    paths: [at('/dashboard/*', { title: 'below' }), at('/dashboard', { title: 'itself' })],
  }),
]);

describe('listPages', () => {
  const { pages, notFound, rewrites, gone } = listPages(registry);
  const files = pages.filter(({ locale }) => locale === 'en').map(({ file }) => file);

  it('has a page for each path and each declared instance, and the shell’s own', () => {
    expect(files.sort()).toEqual([
      'auth/index.html',
      'dashboard/index.html',
      'index.html',
      'profile/index.html',
      'property/a/index.html',
      'property/b/index.html',
    ]);
  });

  it('has the same pages in Spanish, below /es, with a title in Spanish where one is declared', () => {
    const spanish = pages.filter(({ locale }) => locale === 'es');
    expect(spanish.map(({ file }) => file).sort()).toEqual(files.map((file) => `es/${file}`).sort());
    expect(spanish.find(({ pathname }) => pathname === '/es')?.file).toBe('es/index.html');
    expect(spanish.find(({ pathname }) => pathname === '/es/auth')?.title).toBe('Iniciar sesión · Marisma');
    expect(spanish.find(({ pathname }) => pathname === '/es/dashboard')?.title).toBe('itself');
  });

  it('has a page for unknown addresses in each language', () => {
    expect(notFound.map(({ file, locale }) => [file, locale])).toEqual([
      ['404.html', 'en'],
      ['es/404.html', 'es'],
    ]);
  });

  it('rewrites the paths below a guarded folder, and no public paths', () =>
    expect(rewrites).toEqual(['/dashboard', '/es/dashboard']));

  it('writes a rule to _redirects for each address without a file: folders first, then unknown addresses', () => {
    expect(writeRedirects({ rewrites, notFound, gone }).split('\n')).toEqual([
      '/dashboard/* /dashboard/ 200',
      '/es/dashboard/* /es/dashboard/ 200',
      '/es/* /es/404.html 404',
      '',
    ]);
  });

  it('prefers the title of the exact path to the title of the folder pattern', () => {
    expect(pages.find(({ pathname }) => pathname === '/dashboard')?.title).toBe('itself');
  });
});

it('answers 410 below the folders of removed areas, unless an area has them again', () => {
  const site = listPages({ ...registry, gone: ['/events', '/events/*', '/trips/:id', '/dashboard/*'] });
  expect(writeRedirects(site).split('\n').slice(0, 8)).toEqual([
    '/events /404.html 410',
    '/events/* /404.html 410',
    '/trips /404.html 410',
    '/trips/* /404.html 410',
    '/es/events /es/404.html 410',
    '/es/events/* /es/404.html 410',
    '/es/trips /es/404.html 410',
    '/es/trips/* /es/404.html 410',
  ]);
});

it('has pages that only a canary declares', () => {
  const [canaryBuild, live] = [
    buildRelease('public', { paths: [at('/'), at('/new')] }),
    registry.areas.public!.live,
  ];
  const entry = { live, previous: [], canary: { release: canaryBuild, percent: 1 } };
  const { pages } = listPages({ ...registry, areas: { public: entry } });
  expect(pages.map(({ pathname }) => pathname)).toEqual(expect.arrayContaining(['/new', '/property/a']));
});
