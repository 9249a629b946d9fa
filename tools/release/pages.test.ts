import { aRegistry, aRelease } from '../../shared/src/testing/registry';
import { composePage } from './compose-page';
import { listPages, writeRedirects } from './pages';
import { createSigner, generateKey } from './signing';

const at = (path: string, more: object = {}) => ({
  path,
  access: 'public' as const,
  frame: 'site' as const,
  title: `Title of ${path}`,
  ...more,
});
const registry = aRegistry([
  aRelease('public', {
    paths: [at('/'), at('/property/:id', { instances: ['/property/a', '/property/b'] })],
  }),
  aRelease('guest', {
    paths: [at('/dashboard/*', { title: 'below' }), at('/dashboard', { title: 'itself' })],
  }),
]);

describe('listPages', () => {
  const { pages, notFound, rewrites } = listPages(registry);
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

  it('rewrites what is below a folder, and nothing public', () =>
    expect(rewrites).toEqual(['/dashboard', '/es/dashboard']));

  it('says in _redirects what answers where there is no file: folders first, then the unknown', () => {
    expect(writeRedirects({ rewrites, notFound }).split('\n')).toEqual([
      '/dashboard/* /dashboard/index.html 200',
      '/es/dashboard/* /es/dashboard/index.html 200',
      '/es/* /es/404.html 404',
      '',
    ]);
  });

  it('takes the title of the path itself before that of what is below', () => {
    expect(pages.find(({ pathname }) => pathname === '/dashboard')?.title).toBe('itself');
  });
});

it('has pages that only a build on trial declares', () => {
  const [trial, live] = [aRelease('public', { paths: [at('/'), at('/new')] }), registry.areas.public!.live];
  const entry = { live, previous: [], canary: { release: trial, percent: 1 } };
  const { pages } = listPages({ ...registry, areas: { public: entry } });
  expect(pages.map(({ pathname }) => pathname)).toEqual(expect.arrayContaining(['/new', '/property/a']));
});

describe('composePage', () => {
  const shell = { build: 'b', url: '/shell/b/', scripts: ['main.js'], fonts: ['a.woff2'] };

  it('carries the registry where no text in it can end the script', () => {
    const evil = aRegistry([
      aRelease('x', { paths: [at('/x', { title: '</script><script>alert(1)</script>' })] }),
    ]);
    const html = composePage({ shell, registry: evil, locale: 'en', title: '<b>' });
    expect(html).not.toContain('</script><script>alert');
    expect(html).toContain('<title>&lt;b&gt;</title>');
    const [, inlined] = /id="marisma-registry">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(inlined ?? '')).toEqual(evil);
  });

  it('names the key and signs what it carries, to the letter', () => {
    const signer = createSigner(generateKey());
    const html = composePage({ shell, registry, locale: 'en', title: 'x', signer });
    const [, signature = '', text = ''] = /data-signature="(.*?)">(.*?)<\/script>/.exec(html) ?? [];
    expect(signer.verify(text, signature)).toBe(true);
    expect(html).toContain(`<meta name="marisma-key" content="${signer.publicKey}">`);
  });

  it('has no inline script that a strict policy would refuse', () => {
    const html = composePage({ shell, registry, locale: 'en', title: 'x' });
    const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>/g)].map(([, attributes]) => attributes);
    expect(inline).toEqual([' type="application/json" id="marisma-registry"']);
  });
});
