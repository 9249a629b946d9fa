import { digest } from '@marisma/area-kit/build';
import { aRegistry, aRelease } from '../../../shared/src/testing/registry';
import { makeChange } from '../change';
import { writeRegistry } from '../registry/registry-store';
import type { SiteRegistry } from '../registry/site-registry';
import { memoryTarget } from '../testing/memory-target';
import { checkPages } from './render-pages';

const target = memoryTarget();

async function put(url: string, source: string) {
  await target.write(`${url.slice(1)}server.cjs`, source);
  return { file: 'server.cjs', integrity: digest(Buffer.from(source)) };
}

/** A build of an area whose only page renders, or throws. */
async function build(name: string, id: string, renders = true) {
  const paths = [{ path: `/${name}`, access: 'public', frame: 'site', title: name }] as const;
  const live = aRelease(name, { build: id, paths: [...paths] });
  const page = renders ? `() => 'a page'` : `() => { throw new Error('no ${name}') }`;
  return { ...live, server: await put(live.url, `exports.default = ${page}`) };
}

async function site(...builds: Awaited<ReturnType<typeof build>>[]): Promise<SiteRegistry> {
  const shell = { build: 'b', url: '/shell/b/', scripts: [], boot: 'boot.js' };
  const server = await put(
    shell.url,
    `exports.provided = {}; exports.speak = async () => {};
    exports.renderPage = async ({ areas }) => {
      const html = Object.values(areas).map((area) => area()).join('');
      return { html, styles: '', status: 200, complete: true };
    };`,
  );
  return { ...aRegistry(builds), shell: { live: { ...shell, server }, previous: [] } };
}

it('refuses a build whose page throws', async () => {
  const [before, next] = [
    await build('public', 'aaaaaaaaaaaa'),
    await build('public', 'bbbbbbbbbbbb', false),
  ];
  await expect(checkPages(target, await site(before), await site(next))).rejects.toThrow(
    '/public: Error: no public',
  );
});

it('takes a sound build of one team while the live build of another throws', async () => {
  const broken = await build('public', 'cccccccccccc', false);
  const before = await site(broken, await build('proposal', 'aaaaaaaaaaaa'));
  const next = await site(broken, await build('proposal', 'bbbbbbbbbbbb'));
  await checkPages(target, before, next);
  // What is broken is not made live anew by its own team either.
  await expect(
    checkPages(target, before, await site(await build('public', 'dddddddddddd', false))),
  ).rejects.toThrow('/public: Error: no public');
});

it('does not run once more what is switched off, even after a release that was cut off', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  await target.write('shell/b/boot.js', 'start()');
  const { revision: _, ...broken } = await site(await build('public', 'eeeeeeeeeeee', false));
  await writeRegistry(target, { ...broken, revision: 0 }, 'release public');
  await makeChange(target, {
    what: 'disable public',
    parts: ['public'],
    edit: ({ areas: { public: area }, ...seen }) => ({
      ...seen,
      areas: { public: { ...area!, disabled: 'broken' } },
    }),
  });
  expect(warn).not.toHaveBeenCalled();
});
