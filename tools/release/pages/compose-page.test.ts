import type { RenderedPage } from '@marisma/area-kit/contract';
import { contentSecurityPolicy } from '../../site/headers';
import { hashOf, hashStyles } from '../../site/inline-hashes';
import { buildRegistry, buildRelease } from '../../../shared/src/testing/registry';
import { composePage, type PageParts } from './compose-page';
import { publishPageRegistry } from './page-registry';
import { planScripts } from './plan-scripts';
import { createSigner, generateKey, verifyWith } from '../registry/signing';
import { aShell } from '../testing/make-site';
import { memoryTarget } from '../testing/memory-target';

const shell = aShell();
const path = (title: string) => [{ path: '/x', access: 'public' as const, frame: 'site' as const, title }];
const release = buildRelease('x', {
  paths: path('</script><script>alert(1)</script>'),
  integrity: { 'mf-manifest.json': 'sha384-m', 'page.js': 'sha384-p' },
  preload: { '/x': ['page.js'] },
});
const registry = buildRegistry([release]);
const CONFIG = { href: '/config.json', as: 'fetch' };
const REGISTRY_FILE = '/registry/pages/1.json';
const INLINED = { registry: { file: REGISTRY_FILE, revision: 1 } };
const boot = {
  code: 'start()',
  plan: planScripts(shell, registry, { pathname: '/x', locale: 'en' }, INLINED),
};
const rendered: RenderedPage = {
  html: '<h1>Houses</h1>',
  styles: '<style data-styled="true">h1{color:red}</style>',
  status: 200,
  complete: true,
};

const pageOf = (parts: Partial<PageParts> = {}): string =>
  composePage({ locale: 'en', title: '<b>', head: [], ...INLINED, boot, ...parts });

/** Publishes the registry file that pages name. */
async function publish(given: typeof registry, target = memoryTarget()) {
  const { file, signature = '' } = await publishPageRegistry(target, given);
  const text = String(await target.read(file.slice(1)));
  return { file, signature, text, areas: (JSON.parse(text) as typeof registry).areas };
}

it('contains of an area the live build, the canary and the previous build, without the fields that only releases read', async () => {
  const server = { file: 'server.cjs', integrity: 'sha384-s' };
  const paths = release.paths.map((each) => ({ ...each, instances: ['/x/1'] }));
  const before = buildRelease('x', { build: 'bbbbbb000000', preload: { '/x': ['page.js'] } });
  const oldest = buildRelease('x', { build: 'aaaaaa000000' });
  const canary = { release: buildRelease('x', { build: 'cccccc000000' }), percent: 5 };
  const x = { live: { ...release, server, paths }, previous: [before, oldest], canary };
  const { areas } = await publish({ ...registry, areas: { x } });
  expect(areas).toEqual({ x: { live: release, previous: [before], canary } });
});

it('names the key, and the registry’s file with its exact signature', async () => {
  const signer = createSigner(generateKey());
  const { file, signature, text } = await publish(registry, memoryTarget(signer));
  expect(verifyWith(signer.publicKey, text, signature)).toBe(true);
  const html = pageOf({ registry: { file, revision: 1, signature, publicKey: signer.publicKey } });
  expect(html).toContain(`<meta name="marisma-key" content="${signer.publicKey}">`);
  expect(html).toContain(
    `id="marisma-registry" data-signature="${signature}" data-src="${REGISTRY_FILE}" data-revision="1"></script>`,
  );
});

it('escapes text that could end its element', () => {
  expect(pageOf({ markup: { name: '</script><script>alert(1)' } })).not.toContain('</script><script>alert');
  expect(pageOf()).toContain('<title>&lt;b&gt;</title>');
});

it('removes the files of old revisions', async () => {
  const target = memoryTarget();
  for (const revision of [1, 2, 12]) await publishPageRegistry(target, { ...registry, revision });
  expect((await target.list('registry/pages')).filter((name) => /json$/.test(name))).toEqual(['12.json']);
});

it('has no inline style or script that its policy would refuse', () => {
  const html = pageOf({ rendered });
  const policy = contentSecurityPolicy({
    inline: { styles: hashStyles(html), scripts: [hashOf(boot.code)] },
  });
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}='; style-src 'self'( 'sha256-\S+){3};/);
  const scripts = [...html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>/g)].map(([, attributes]) => attributes);
  expect(scripts).toEqual([' type="application/json" id="marisma-plan"', '']);
});

it('without content says that it needs scripts, and shows a text and a link to itself, in its language, until a script has loaded', () => {
  expect(pageOf()).toContain('This page needs JavaScript');
  expect(pageOf()).toContain('<div id="root"><p>This page is on its way. <a href="">Retry</a></p></div>');
  expect(pageOf({ locale: 'es' })).toContain('<a href="">Intentar de nuevo</a>');
});

it('names the page, area and build that hydrate its content, and tells visitors without scripts what is missing', () => {
  const html = pageOf({ rendered, hydratedBy: { page: '/x', area: 'x', build: 'a1' } });
  expect(html).toContain('<div id="root" data-page="/x" data-area="x" data-build="a1"><h1>Houses</h1></div>');
  expect(html).toMatch(
    /<body>\s*<noscript><style>[^<]+<\/style><aside[^>]*><p>The forms and menus of this page need/,
  );
});

it('redirects without scripts when the page itself redirects', () => {
  expect(pageOf({ rendered: { ...rendered, redirect: '/y' } })).toContain(
    '<meta http-equiv="refresh" content="0; url=/y">',
  );
});

describe('the plan of scripts', () => {
  it('names the page’s own files with the digests that later requests use', () => {
    expect(planScripts(shell, registry, { pathname: '/x', locale: 'en' }, INLINED)).toEqual({
      scripts: ['/shell/b/main.js'],
      client: [CONFIG],
      area: { url: release.url, build: release.build },
      files: {
        '*': [
          { href: REGISTRY_FILE, as: 'fetch' },
          { href: `${release.url}mf-manifest.json`, as: 'fetch' },
          { href: `${release.url}page.js`, as: 'script', integrity: 'sha384-p' },
        ],
      },
    });
  });

  it('requests no manifest that the page contains', () => {
    const manifest = { url: `${release.url}mf-manifest.json`, content: { name: '</script>' } };
    const html = pageOf({ manifest });
    const [, text = ''] =
      /id="marisma-manifest" data-of=".*?mf-manifest.json">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(text)).toEqual(manifest.content);
    const { files } = planScripts(
      shell,
      registry,
      { pathname: '/x', locale: 'en' },
      { ...INLINED, manifest },
    );
    expect(files['*']?.map(({ href }) => href)).toEqual([REGISTRY_FILE, `${release.url}page.js`]);
  });

  it('of a page that serves a whole folder depends on the address, and is guarded', () => {
    const folder = buildRelease('admin', {
      paths: [{ path: '/admin/*', access: ['admin'], frame: 'site', title: 'Admin' }],
      preload: { '/admin/*': ['frame.js'], '/admin': ['home.js'], '/admin/users': ['users.js'] },
    });
    const { files, guardedBy } = planScripts(
      shell,
      buildRegistry([folder]),
      { pathname: '/admin', locale: 'en' },
      INLINED,
    );
    const names = Object.fromEntries(
      Object.entries(files).map(([place, list]) => [place, list.map(({ href }) => href.split('/').at(-1))]),
    );
    expect(guardedBy).toBe('admin');
    expect(names).toEqual({
      '/admin': ['1.json', 'mf-manifest.json', 'home.js'],
      '/admin/users': ['1.json', 'mf-manifest.json', 'users.js'],
      '*': ['1.json', 'mf-manifest.json', 'frame.js'],
    });
  });

  it('of the shell’s own pages names their chunks', () => {
    const own = { ...shell, preload: { '/auth': ['auth.js'], client: ['client.js'] } };
    expect(planScripts(own, registry, { pathname: '/auth', locale: 'en' }, INLINED)).toEqual({
      scripts: ['/shell/b/main.js'],
      client: [CONFIG, { href: '/shell/b/client.js', as: 'script' }],
      files: {
        '*': [
          { href: REGISTRY_FILE, as: 'fetch' },
          { href: '/shell/b/auth.js', as: 'script' },
        ],
      },
    });
  });
});
