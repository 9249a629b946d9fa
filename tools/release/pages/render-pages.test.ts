import { digest } from '@marisma/area-kit/build';
import { buildRegistry, buildRelease } from '../../../shared/src/testing/registry';
import { makeChange } from '../change';
import { writeRegistry } from '../registry/registry-store';
import type { AreaEntry, SiteRegistry } from '../registry/site-registry';
import { aShell } from '../testing/make-site';
import { memoryTarget } from '../testing/memory-target';
import { writePages } from './write-pages';
import { checkPages, NOT_CONFINED } from './render-pages';
import { isIsolated } from './sandbox/sandbox';

jest.mock<object>('./sandbox/sandbox', () => ({
  ...jest.requireActual<object>('./sandbox/sandbox'),
  isIsolated: jest.fn(() => false),
}));

const target = memoryTarget();

async function put(url: string, source: string) {
  await target.write(`${url.slice(1)}server.cjs`, source);
  return { file: 'server.cjs', integrity: digest(Buffer.from(source)) };
}

/** A build of an area whose only page renders, with structured data, or throws. */
async function build(name: string, id: string, renders = true, nodes: object[] = []) {
  const paths = [{ path: `/${name}`, access: 'public', frame: 'site', title: name }] as const;
  const live = buildRelease(name, { build: id, paths: [...paths] });
  const page = renders ? `() => (${JSON.stringify(nodes)})` : `() => { throw new Error('no ${name}') }`;
  return { ...live, server: await put(live.url, `exports.default = ${page}`) };
}

async function site(...builds: Awaited<ReturnType<typeof build>>[]): Promise<SiteRegistry> {
  const shell = aShell({ integrity: { 'boot.js': digest(Buffer.from('start()')) } });
  const server = await put(
    shell.url,
    `exports.provided = {}; exports.speak = async () => {};
    exports.renderPage = async ({ areas }) => {
      const nodes = Object.values(areas).flatMap((area) => area());
      return { html: '<h1>The house book</h1>', styles: '', status: 200, complete: true, markup: { nodes } };
    };`,
  );
  return { ...buildRegistry(builds), shell: { live: { ...shell, server }, previous: [] } };
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
  await writeRegistry(target, { ...broken, revision: 0 }, { change: 'release public' });
  await makeChange(target, {
    what: 'disable public',
    parts: ['public'],
    edit: ({ areas: { public: area }, ...registry }) => ({
      ...registry,
      areas: { public: { ...area!, disabled: 'broken' } },
    }),
  });
  expect(warn).not.toHaveBeenCalled();
});

it('refuses a page with an address in its structured data that none can be made of', async () => {
  const nodes = [{ '@type': 'QuantitativeValue', value: [[{ url: 'http://' }]] }];
  const [before, next] = [
    await build('public', 'aaaaaaaaaaaa'),
    await build('public', 'ffffffffffff', true, nodes),
  ];
  await expect(checkPages(target, await site(before), await site(next))).rejects.toThrow('Invalid URL');
});

it('confines what a team has signed, also when its key is gone, and renders what the site built itself', async () => {
  const [own, theirs] = [await build('public', '111111111111'), await build('public', '222222222222')];
  const teams = { public: { keys: [], signed: { [theirs.build]: 'a key' } } };
  const before = { ...(await site(own)), teams };
  await expect(checkPages(target, before, { ...(await site(theirs)), teams })).rejects.toThrow(NOT_CONFINED);
  const withKey = { public: { ...teams.public, keys: ['a key'] } };
  await checkPages(target, before, { ...(await site(own)), teams: withKey });
  expect(isIsolated).toHaveBeenCalled();
});

describe('a page whose live build does not render any more', () => {
  const [OLD, NEW] = ['a1a1a1a1a1a1', 'b1b1b1b1b1b1'];

  beforeEach(async () => {
    await target.remove('.rendered');
    await target.write('shell/b/boot.js', 'start()');
    jest.spyOn(console, 'warn').mockImplementation();
    await writePages(target, await site(await build('public', OLD)));
  });

  /** Writes the pages with a build that throws, after a change of the site. @returns the page, and who is listed */
  async function writeBroken(change: (registry: SiteRegistry) => SiteRegistry = (registry) => registry) {
    const broken = await site(await build('public', NEW, false));
    broken.areas.public!.previous = [buildRelease('public', { build: OLD })];
    const written = await writePages(target, change(broken));
    return [String(await target.read('public/index.html')), written] as const;
  }

  it('shows what was rendered last, by the name of the build that did', async () => {
    const [html, { unrendered, outdated }] = await writeBroken();
    expect(html).toContain('The house book');
    expect(html).toContain(`data-build="${OLD}"`);
    expect([unrendered, outdated]).toEqual([[], ['/public', '/es/public']]);
    // The next release finds it as well.
    expect((await writeBroken())[0]).toBe(html);
  });

  const withArea = (registry: SiteRegistry, change: (area: AreaEntry) => object): SiteRegistry => {
    const area = registry.areas.public!;
    return { ...registry, areas: { public: { ...area, ...change(area) } } };
  };

  it.each<[string, (registry: SiteRegistry) => SiteRegistry]>([
    [
      'the shell is another',
      ({ shell, ...registry }) => ({
        ...registry,
        shell: { ...shell!, live: { ...shell!.live, build: 'c' } },
      }),
    ],
    [
      'the contract is another',
      (registry) => withArea(registry, ({ live }) => ({ live: { ...live, contract: '1.0.0' } })),
    ],
    ['its build was retired', (registry) => withArea(registry, () => ({ previous: [] }))],
  ])('is written without content when %s', async (_, change) => {
    const [html, { unrendered, outdated }] = await writeBroken(change);
    expect(html).not.toContain('The house book');
    expect([unrendered, outdated]).toEqual([['/public', '/es/public'], []]);
  });

  it('is written without content when the store is damaged', async () => {
    await target.write('.rendered/public.json.gz', 'not gzip');
    expect((await writeBroken())[0]).not.toContain('The house book');
  });
});
