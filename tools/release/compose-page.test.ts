import type { RenderedPage } from '@marisma/shared/contract';
import { contentSecurityPolicy } from '../site/headers';
import { hashInline } from '../site/inline-hashes';
import { aRegistry, aRelease } from '../../shared/src/testing/registry';
import { composePage, type PageParts } from './compose-page';
import { publishPageRegistry } from './page-registry';
import { planScripts } from './plan-scripts';
import { createSigner, generateKey } from './signing';
import { memoryTarget } from './testing/memory-target';

const shell = { build: 'b', url: '/shell/b/', scripts: ['main.js'], fonts: ['a.woff2'] };
const path = (title: string) => [{ path: '/x', access: 'public' as const, frame: 'site' as const, title }];
const release = aRelease('x', {
  paths: path('</script><script>alert(1)</script>'),
  integrity: { 'mf-manifest.json': 'sha384-m', 'page.js': 'sha384-p' },
  preload: { '/x': ['page.js'] },
});
const registry = aRegistry([release]);
const CARRIED = { registry: { text: '{}' } };
const rendered: RenderedPage = {
  html: '<h1>Houses</h1>',
  styles: '<style data-styled="true">h1{color:red}</style>',
  status: 200,
  complete: true,
};

const pageOf = (parts: Partial<PageParts> = {}): string =>
  composePage({ shell, locale: 'en', title: '<b>', head: [], registry: { text: '{}' }, ...parts });

it('carries the registry where no text in it can end the script, and leaves out what only releases read', async () => {
  const server = { file: 'server.cjs', integrity: 'sha384-s' };
  const firstData = [{ request: 'profiles?select=email&user_id=eq.{user}' }];
  const paths = release.paths.map((each) => ({ ...each, instances: ['/x/1'], firstData }));
  const { inlined } = await publishPageRegistry(memoryTarget(), aRegistry([{ ...release, server, paths }]));
  const html = pageOf({ registry: inlined });
  expect(html).not.toContain('</script><script>alert');
  expect(html).toContain('<title>&lt;b&gt;</title>');
  const [, text = ''] = /id="marisma-registry">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(text)).toEqual(registry);
});

it('names the build before, of which nothing is said that only a tab in trouble asks for', async () => {
  const before = aRelease('x', { build: 'bbbbbb000000', preload: { '/x': ['page.js'] } });
  const oldest = aRelease('x', { build: 'aaaaaa000000' });
  const areas = { x: { live: release, previous: [before, oldest] } };
  const { linked } = await publishPageRegistry(memoryTarget(), { ...registry, areas });
  const { x } = (JSON.parse(linked.text) as typeof registry).areas;
  expect(x).toEqual({ live: release, previous: [{ ...before, integrity: {}, preload: {} }] });
});

it('says all of one area and names the builds of the others, for whose rest it says where it is', async () => {
  const signer = createSigner(generateKey());
  const target = memoryTarget(signer);
  const canaryBuild = { release: aRelease('y', { build: 'cccccc000000' }), percent: 5 };
  const other = aRelease('y', { preload: { '/y': ['page.js'] } });
  const areas = { ...registry.areas, y: { live: other, previous: [], canary: canaryBuild } };
  const { about, linked } = await publishPageRegistry(target, { ...registry, areas });
  const html = pageOf({ registry: about('x'), wholeRegistry: linked });
  const [, signature = '', text = ''] = /data-signature="(.*?)">(.*?)<\/script>/.exec(html) ?? [];
  expect(signer.verify(text, signature)).toBe(true);
  const carried = (JSON.parse(text) as typeof registry).areas;
  const nothing = { integrity: {}, preload: {} };
  expect(carried.x).toEqual(registry.areas.x);
  expect(carried.y?.live).toEqual({ ...other, ...nothing });
  expect(carried.y?.canary?.release).toEqual({ ...canaryBuild.release, ...nothing });
  const [, vouched = '', file = ''] =
    /id="marisma-whole-registry" data-signature="(.*?)" data-src="\/(.*?)"><\/script>/.exec(html) ?? [];
  const whole = String(await target.read(file));
  expect(signer.verify(whole, vouched)).toBe(true);
  expect((JSON.parse(whole) as typeof registry).areas).toEqual(areas);
});

it('names the key and signs what it carries, to the letter, there or in a file of its own', async () => {
  const signer = createSigner(generateKey());
  const target = memoryTarget(signer);
  const { inlined, linked } = await publishPageRegistry(target, registry);
  const [, signature = '', text = ''] =
    /data-signature="(.*?)">(.*?)<\/script>/.exec(pageOf({ registry: inlined })) ?? [];
  expect(signer.verify(text, signature)).toBe(true);
  const html = pageOf({ registry: linked });
  expect(html).toContain(`<meta name="marisma-key" content="${signer.publicKey}">`);
  expect(html).toContain(`data-signature="${signature}" data-src="/registry/pages/1.json"></script>`);
  expect((await target.read('registry/pages/1.json'))?.toString()).toBe(text);
});

it('forgets the files of old revisions', async () => {
  const target = memoryTarget();
  for (const revision of [1, 2, 12]) await publishPageRegistry(target, { ...registry, revision });
  expect((await target.list('registry/pages')).filter((name) => /json$/.test(name))).toEqual(['12.json']);
});

it('has no inline style or script that its policy would refuse', () => {
  const plan = planScripts(shell, registry, { pathname: '/x', locale: 'en' }, CARRIED);
  const html = pageOf({ rendered, boot: { code: 'start()', plan } });
  const policy = contentSecurityPolicy({ inline: hashInline(html) });
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}='; style-src 'self' 'sha256-\S+ 'sha256-\S+;/);
  const scripts = [...html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>/g)].map(([, attributes]) => attributes);
  expect(scripts).toEqual([
    ' type="application/json" id="marisma-registry"',
    ' type="application/json" id="marisma-plan"',
    '',
  ]);
});

it('of a shell without a boot script and content has the scripts in its head', () => {
  expect(pageOf()).toMatch(/<script src="\/shell\/b\/main\.js" defer crossorigin><\/script>\n<\/head>/);
  expect(pageOf()).toContain('This page needs JavaScript');
});

it('without content shows words and a link to itself, in its language, for as long as no script has come', () => {
  expect(pageOf()).toContain('<div id="root"><p>This page is on its way. <a href="">Retry</a></p></div>');
  expect(pageOf({ locale: 'es' })).toContain('<a href="">Intentar de nuevo</a>');
});

it('says by whom its content is taken over, and to visitors without scripts what is missing', () => {
  const html = pageOf({ rendered, takenOverBy: { page: '/x', area: 'x', build: 'a1' } });
  expect(html).toContain('<div id="root" data-page="/x" data-area="x" data-build="a1"><h1>Houses</h1></div>');
  expect(html).toContain('<noscript>The forms and menus of this page need JavaScript.');
});

it('leads on without scripts where the page itself leads on', () => {
  expect(pageOf({ rendered: { ...rendered, redirect: '/y' } })).toContain(
    '<meta http-equiv="refresh" content="0; url=/y">',
  );
});

describe('the plan of scripts', () => {
  it('names the page’s own files with the digests that they will be asked for with', () => {
    expect(
      planScripts(
        shell,
        registry,
        { pathname: '/x', locale: 'en' },
        { registry: { text: '', file: '/registry/pages/1.json' } },
      ),
    ).toEqual({
      scripts: ['/shell/b/main.js'],
      client: [],
      area: { url: release.url, build: release.build },
      files: {
        '*': [
          { href: '/registry/pages/1.json', as: 'fetch' },
          { href: `${release.url}mf-manifest.json`, as: 'fetch' },
          { href: `${release.url}page.js`, as: 'script', integrity: 'sha384-p' },
        ],
      },
    });
  });

  it('asks for no manifest that the page carries', () => {
    const manifest = { url: `${release.url}mf-manifest.json`, content: { name: '</script>' } };
    const html = pageOf({ manifest });
    const [, text = ''] =
      /id="marisma-manifest" data-of=".*?mf-manifest.json">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(text)).toEqual(manifest.content);
    const { files } = planScripts(
      shell,
      registry,
      { pathname: '/x', locale: 'en' },
      { ...CARRIED, manifest },
    );
    expect(files['*']?.map(({ href }) => href)).toEqual([`${release.url}page.js`]);
  });

  it('of a page that answers for a whole folder goes by the address, and only for members', () => {
    const folder = aRelease('admin', {
      paths: [{ path: '/admin/*', access: ['admin'], frame: 'site', title: 'Admin' }],
      preload: { '/admin/*': ['frame.js'], '/admin': ['home.js'], '/admin/users': ['users.js'] },
    });
    const { files, guardedBy } = planScripts(
      shell,
      aRegistry([folder]),
      { pathname: '/admin', locale: 'en' },
      CARRIED,
    );
    const names = Object.fromEntries(
      Object.entries(files).map(([place, list]) => [place, list.map(({ href }) => href.split('/').at(-1))]),
    );
    expect(guardedBy).toBe('admin');
    expect(names).toEqual({
      '/admin': ['mf-manifest.json', 'home.js'],
      '/admin/users': ['mf-manifest.json', 'users.js'],
      '*': ['mf-manifest.json', 'frame.js'],
    });
  });

  it('of a guarded page names what it reads first', () => {
    const firstData = [{ request: 'profiles?select=email&user_id=eq.{user}', single: true }];
    const guarded = aRelease('guest', {
      paths: [{ path: '/dashboard', access: ['client'], frame: 'bare', title: 'Dashboard', firstData }],
    });
    const plan = planScripts(
      shell,
      aRegistry([guarded]),
      { pathname: '/es/dashboard', locale: 'es' },
      CARRIED,
    );
    expect(plan).toMatchObject({ guardedBy: 'guest', firstData });
  });

  it('of the shell’s own pages names their chunks', () => {
    const own = { ...shell, preload: { '/auth': ['auth.js'], client: ['client.js'] } };
    expect(planScripts(own, registry, { pathname: '/auth', locale: 'en' }, CARRIED)).toEqual({
      scripts: ['/shell/b/main.js'],
      client: [{ href: '/shell/b/client.js', as: 'script' }],
      files: { '*': [{ href: '/shell/b/auth.js', as: 'script' }] },
    });
  });
});
