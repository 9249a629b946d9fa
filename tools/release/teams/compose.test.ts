import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONTRACT, type Release } from '@marisma/shared/contract';
import { makeChange, type Change } from '../change';
import { checkSite } from '../check-site';
import { forgetPaths, handOver } from '../path-owners';
import { publishArea, publishShell } from '../publish';
import { goBack, goLive, removeArea } from '../registry-edits';
import { readLog } from '../registry-log';
import { readRegistry } from '../registry-store';
import { planRelease } from '../release';
import { shellGoLive } from '../shell-edits';
import { createSigner, generateKey, type Signer } from '../signing';
import type { SiteRegistry } from '../site-registry';
import { makeAreaBuild, makeShellBuild } from '../testing/make-site';
import { memoryTarget, type MemoryTarget } from '../testing/memory-target';
import { compose } from './compose';
import { revokeKey } from './revoke-key';
import { signStatement, type SignedStatement, type Statement } from './statement';
import { submit } from './submit';
import { addKey, setHost } from './team-edits';

const NOW = Date.parse('2026-11-24T12:00:00Z');
const [OLD, NEW] = ['111111111111', '222222222222'];
const siteKey = createSigner(generateKey());
const guestKey = createSigner(generateKey());
const adminKey = createSigner(generateKey());
const DASHBOARD = { path: '/guest', access: ['client'], frame: 'site', title: 'Trips' } as const;
const path = (changed: object): Release['paths'] => [{ ...DASHBOARD, access: ['client'], ...changed }];

let folder: string;
let site: MemoryTarget;
let inbox: MemoryTarget;
let said: string[];

const change = (edit: Change['edit']) => makeChange(site, { what: 'test', parts: [], edit });
const live = async (area: string) => (await readRegistry(site)).areas[area]?.live.build;
const at = (minute: number) => new Date(NOW + minute * 60_000).toISOString();
const run = () => compose(site, inbox, (line) => said.push(line), { now: () => NOW });

/** Builds and submits, as a team's pipeline does. */
async function send(
  build: string,
  { key = guestKey, minute = 0, area = 'guest', files = {}, ...change }: Partial<Release> & Sent = {},
) {
  const dist = join(folder, `${area}-${build}-${said.length}-${Math.random()}`);
  await makeAreaBuild(dist, area, build, { paths: path({}), ...change });
  for (const [file, content] of Object.entries(files)) await writeFile(join(dist, file), content);
  await submit(inbox, key, dist, { commit: 'c0ffee', author: 'Ana', time: at(minute) });
}
interface Sent {
  key?: Signer;
  minute?: number;
  area?: string;
  /** More files of the build. */
  files?: Record<string, string>;
}

const statementFile = (area = 'guest') => `${area}/statement.json`;
const signed = async (): Promise<SignedStatement> =>
  JSON.parse(String(await inbox.read(statementFile()))) as SignedStatement;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marisma-teams-'));
  [site, inbox, said] = [memoryTarget(siteKey), memoryTarget(), []];
  await makeShellBuild(join(folder, 'shell'), OLD, { contract: CONTRACT });
  const shell = await publishShell(site, join(folder, 'shell'));
  const builds: Release[] = [];
  for (const [name, access] of [
    ['guest', 'client'],
    ['admin', 'admin'],
  ] as const) {
    const paths = path({ path: `/${name}`, access: [access] });
    await makeAreaBuild(join(folder, name), name, OLD, { paths, homes: { [access]: `/${name}` } });
    builds.push(await publishArea(site, name, join(folder, name)));
  }
  await change((seen) =>
    [
      (one: SiteRegistry) => addKey(one, 'guest', guestKey.publicKey),
      (one: SiteRegistry) => addKey(one, 'admin', adminKey.publicKey),
    ].reduce((one, edit) => edit(one), shellGoLive(builds.reduce(goLive, seen), shell)),
  );
});
afterEach(() => rm(folder, { recursive: true }));

it('makes a signed build live, and logs who asked for it, when, and from which commit', async () => {
  await send(NEW);
  expect(await run()).toBe(true);
  expect(await live('guest')).toBe(NEW);
  expect(said).toContain(`guest: ${NEW} is live, from commit c0ffee by Ana`);
  const [logged] = await readLog(site, 1);
  expect(logged?.change).toContain(`compose guest ${NEW}`);
  expect(logged).toMatchObject({ author: 'Ana', commit: 'c0ffee' });
  const { text = '', signature = '', key } = logged?.statement ?? {};
  expect(JSON.parse(text)).toMatchObject({ area: 'guest', build: NEW, author: 'Ana', time: at(0) });
  expect(key).toBe(guestKey.publicKey);
  expect(guestKey.verify(text, signature)).toBe(true);
  expect(String(await site.read(`areas/guest/${NEW}/main.js`))).toBe(`run('${NEW}')`);
});

it('does nothing the second time, and leaves a rollback as it is until the team asks again', async () => {
  await send(NEW);
  await run();
  const { revision } = await readRegistry(site);
  expect(await run()).toBe(true);
  expect(said.at(-2)).toBe('guest: unchanged');
  expect((await readRegistry(site)).revision).toBe(revision);
  await change((seen) => goBack(seen, 'guest'));
  expect(await run()).toBe(true);
  expect(await live('guest')).toBe(OLD);
  await send(NEW, { minute: 1 });
  await run();
  expect(await live('guest')).toBe(NEW);
});

it('is not undone by the sources beside the site: npm start leaves it', async () => {
  await send(NEW);
  await run();
  const sources = [{ name: 'guest', build: OLD }];
  const registry = await readRegistry(site);
  expect(planRelease(registry, sources, true)).toEqual({ stale: [], kept: [{ name: 'guest', live: NEW }] });
});

it('writes damaged files anew from the inbox', async () => {
  await send(NEW);
  await run();
  await site.write(`areas/guest/${NEW}/main.js`, 'damaged');
  expect(await checkSite(site, (line) => said.push(line))).toBe(false);
  expect(said.join()).toContain('run: npx marisma compose guest');
  await run();
  expect(said).toContain(`guest: ${NEW} is whole again`);
  expect(String(await site.read(`areas/guest/${NEW}/main.js`))).toBe(`run('${NEW}')`);
});

it('does not replace the list of libraries of a build that is there', async () => {
  const list = (name: string) => ({
    'libraries.json': JSON.stringify({ build: NEW, libraries: [{ name, version: '1.0.0', bytes: 1 }] }),
  });
  await send(NEW, { files: list('react') });
  await run();
  await send(NEW, { files: list('vue'), minute: 1 });
  expect(await run()).toBe(true);
  expect(String(await site.read(`areas/guest/${NEW}/libraries.json`))).toContain('react');
});

it('lets a new area have what the site gave it, and nothing before', async () => {
  const key = createSigner(generateKey());
  const events = { area: 'events', key, paths: path({ path: '/events', access: 'public' }) };
  await change((seen) => addKey(seen, 'events', key.publicKey));
  await send(NEW, events);
  expect(await run()).toBe(false);
  expect(said.at(-1)).toContain("To give it the path: npx marisma hand-over events '/events'");
  await change((seen) => handOver(seen, 'events', '/events'));
  expect(await run()).toBe(true);
  expect(await live('events')).toBe(NEW);
});

describe('what changes while a build is composed', () => {
  /** A site that somebody else changes just before the composer's change is committed. */
  const meanwhile = (edit: Change['edit']): MemoryTarget => {
    let isDone = false;
    return {
      ...site,
      async write(file, content) {
        // The first file of the build: it was judged by the registry of before.
        if (!isDone && file.startsWith(`areas/guest/${NEW}/`)) {
          isDone = true;
          await change(edit);
        }
        await site.write(file, content);
      },
    };
  };
  const withAdmin = (seen: SiteRegistry, live: Partial<Release>): SiteRegistry => {
    const { admin } = seen.areas;
    return { ...seen, areas: { ...seen.areas, admin: { ...admin!, live: { ...admin!.live, ...live } } } };
  };

  it.each<[string, Change['edit'], RegExp]>([
    [
      'another area took its home',
      (seen) => withAdmin(seen, { homes: { client: '/admin' } }),
      /admin has the home of client/,
    ],
    [
      'its host',
      (seen) => setHost(seen, 'guest', 'https://files.example.com/'),
      /the place of its files has changed/,
    ],
    [
      'the contract of the shell',
      (seen) => ({ ...seen, shell: { ...seen.shell!, live: { ...seen.shell!.live, contract: '9.0.0' } } }),
      /the live shell speaks 9\.0\.0/,
    ],
  ])('is looked at again: %s', async (_, edit, answer) => {
    await send(NEW, { homes: { client: '/guest' } });
    const accepted = await compose(meanwhile(edit), inbox, (line) => said.push(line), { now: () => NOW });
    expect(said.join()).toMatch(answer);
    expect(accepted).toBe(false);
    expect(await live('guest')).toBe(OLD);
  });
});

it('says when only Node holds the code of teams back', async () => {
  await compose(site, inbox, (line) => said.push(line), { isolated: false });
  expect(said[0]).toContain("'unshare' fails");
  said = [];
  await compose(site, inbox, (line) => said.push(line), { isolated: true });
  expect(said.join()).not.toContain('unshare');
});

it('judges each area by itself', async () => {
  await send(NEW, { paths: path({ path: '/admin/trips' }) });
  await send(NEW, { area: 'admin', key: adminKey, paths: path({ path: '/admin', access: ['admin'] }) });
  expect(await run()).toBe(false);
  expect([await live('guest'), await live('admin')]).toEqual([OLD, NEW]);
});

describe('a stolen guest key', () => {
  const cases: [what: string, attack: () => Promise<unknown>, answer: RegExp][] = [
    [
      'releases no other area',
      () => send(NEW, { area: 'admin', paths: path({ path: '/admin', access: ['admin'] }) }),
      /admin can't be released: the statement is not signed with a key of this area/,
    ],
    [
      'releases no other area by a statement of its own under the name of that area',
      async () => {
        await send(NEW);
        const said = JSON.parse((await signed()).text) as Statement;
        const text = JSON.stringify({ ...said, area: 'admin' });
        await inbox.write(
          statementFile('admin'),
          JSON.stringify({ text, signature: guestKey.sign(text) } satisfies SignedStatement),
        );
        await inbox.remove(statementFile());
      },
      /admin can't be released: the statement is not signed with a key of this area, or was altered/,
    ],
    [
      'releases nothing by a statement that was altered after it was signed',
      async () => {
        await send(NEW);
        const { text, signature } = await signed();
        const altered = text.replace('Ana', 'Eva');
        await inbox.write(statementFile(), JSON.stringify({ text: altered, signature }));
      },
      /guest can't be released: the statement is not signed with a key of this area, or was altered/,
    ],
    [
      'is no key of another area whose name it claims',
      async () => {
        await send(NEW, { area: 'admin' });
        await inbox.write(statementFile(), (await inbox.read(statementFile('admin')))!);
        await inbox.remove(statementFile('admin'));
      },
      /the statement is about admin/,
    ],
    [
      'takes no path of another area',
      () => send(NEW, { paths: path({ path: '/admin' }) }),
      /\/admin was not/,
    ],
    [
      'takes no path that is free',
      () => send(NEW, { paths: path({ path: '/login' }) }),
      /\/login was not given/,
    ],
    [
      'takes no path of the shell',
      () => send(NEW, { paths: path({ path: '/auth' }) }),
      /belongs to the site/,
    ],
    ['takes no Spanish page', () => send(NEW, { paths: path({ path: '/es/guest' }) }), /belongs to the site/],
    [
      'writes no page outside of its paths',
      () =>
        send(NEW, {
          paths: [...path({}), ...path({ path: '/guest/:trip', access: 'public', instances: ['/admin/x'] })],
        }),
      /\/admin\/x is no page of \/guest\/:trip/,
    ],
    [
      'writes no file outside of the site',
      () => send(NEW, { paths: path({ path: '/guest/../../../outside' }) }),
      /is no path/,
    ],
    [
      'writes no folder where a page is',
      () => send(NEW, { paths: [...path({}), ...path({ path: '/guest/index.html' })] }),
      /\/guest\/index\.html is no path/,
    ],
    [
      'writes no folder where a file of the host is',
      () => send(NEW, { paths: path({ path: '/_headers' }) }),
      /_headers belongs to the site/,
    ],
    ...['{}', '{"build":"b","libraries":[{"name":1,"license":"x"}]}', '['].map(
      (report): (typeof cases)[number] => [
        `leaves no list of libraries that stops the next release: ${report}`,
        () => send(NEW, { files: { 'libraries.json': report } }),
        /libraries\.json of 222222222222 is not a valid list of libraries/,
      ],
    ),
    [
      'adds no file that its description does not name',
      () => send(NEW, { files: { 'more.js': 'run()' } }),
      /area\.json of 222222222222 does not name more\.js/,
    ],
    [
      'sends no statement without end',
      () => inbox.write(statementFile(), Buffer.alloc(1_000_001)),
      /guest\/statement\.json has more than 1 MB/,
    ],
    [
      'sends no file without end',
      async () => {
        await send(NEW);
        await inbox.write(`guest/${NEW}/main.js`, Buffer.alloc(20_000_001));
      },
      /main\.js has more than 20 MB/,
    ],
    [
      'makes no pages without end',
      () => {
        const instances = Array.from({ length: 1001 }, (_, at) => `/guest/${at}`);
        return send(NEW, { paths: path({ path: '/guest/:trip', instances }) });
      },
      /it has 1001 pages, more than 1000/,
    ],
    [
      'opens its path to nobody else',
      () => send(NEW, { paths: path({ access: 'public' }) }),
      /opens \/guest to/,
    ],
    [
      'opens no page below its path to anybody else',
      () => send(NEW, { paths: [...path({}), ...path({ path: '/guest/:trip', access: 'public' })] }),
      /opens \/guest\/:trip to everybody; until now client may/,
    ],
    [
      'receives nobody else after signing in',
      () => send(NEW, { paths: path({}), homes: { admin: '/guest' } }),
      /home of admin/,
    ],
    [
      'puts no link to a page that is not its own',
      () => send(NEW, { links: [{ place: 'header', label: { en: 'Admin', es: 'Admin' }, to: '/admin' }] }),
      /leads to \/admin/,
    ],
    [
      'needs the contract that the shell speaks',
      () => send(NEW, { contract: '9.0.0' }),
      /guest needs contract 9\.0\.0/,
    ],
    [
      'replaces no build under its name',
      async () => {
        await send(NEW, { minute: -1 });
        await run();
        await send(NEW, { paths: path({ title: 'Other' }), minute: 0 });
      },
      /another build is named 222222222222 already/,
    ],
  ];

  it.each(cases)('%s', async (_, attack, answer) => {
    await attack();
    const before = { admin: await live('admin'), shell: (await readRegistry(site)).shell };
    expect(await run()).toBe(false);
    expect(said.at(-1) + said.join('\n')).toMatch(answer);
    expect({ admin: await live('admin'), shell: (await readRegistry(site)).shell }).toEqual(before);
    expect([...site.files.keys()].filter((file) => file.includes('..'))).toEqual([]);
  });
});

describe('the builds of a stolen key', () => {
  const [EVIL, WORSE] = ['eeeeeeeeeeee', 'ffffffffffff'];
  const second = createSigner(generateKey());
  const entry = async () => (await readRegistry(site)).areas.guest!;
  const revoke = () => change((seen) => revokeKey(seen, 'guest', guestKey.publicKey));
  const nameBuilds = (builds: { release: Release }[] = []) => builds.map(({ release }) => release.build);

  /** Composes a build of each, the first one with the key that stays. */
  async function composeAll(...builds: string[]) {
    await change((seen) => addKey(seen, 'guest', second.publicKey));
    for (const [at, build] of builds.entries()) {
      await send(build, { minute: at - 9, key: at === 0 ? second : guestKey });
      await run();
    }
  }

  it('are retired with it, and the last sound build is live', async () => {
    await composeAll(NEW, EVIL, WORSE);
    expect((await entry()).previous.map(({ build }) => build)).toEqual([EVIL, NEW, OLD]);
    await revoke();
    const { live, previous, retired, disabled } = await entry();
    expect([live.build, ...previous.map(({ build }) => build)]).toEqual([NEW, OLD]);
    expect(nameBuilds(retired).sort()).toEqual([EVIL, WORSE]);
    expect(disabled).toBeUndefined();
    await run();
    expect((await entry()).live.build).toBe(NEW);
  });

  it('are not those that it only submitted again', async () => {
    await composeAll(NEW, NEW);
    await revoke();
    expect((await entry()).live.build).toBe(NEW);
  });

  it('stay when the reason is misspelled: nothing changes', async () => {
    await composeAll(NEW, EVIL);
    const word = (seen: SiteRegistry) => revokeKey(seen, 'guest', guestKey.publicKey, 'replace');
    await expect(change(word)).rejects.toThrow("'stolen' or 'replaced'");
    expect((await entry()).live.build).toBe(EVIL);
  });

  it('are switched off when there is no other', async () => {
    await change((seen) => forgetPaths(removeArea(seen, 'guest', false), 'guest'));
    await change((seen) => handOver(addKey(seen, 'guest', guestKey.publicKey), 'guest', '/guest'));
    await send(EVIL);
    await run();
    await revoke();
    const { live, disabled } = await entry();
    expect({ build: live.build, disabled }).toEqual({ build: EVIL, disabled: '' });
  });
});

describe('a statement', () => {
  it('is refused when it is older than the last, though a sound key signed it', async () => {
    await send(NEW, { minute: 1 });
    const old = await signed();
    await send('333333333333', { minute: 2 });
    await run();
    await inbox.write(statementFile(), JSON.stringify(old));
    expect(await run()).toBe(false);
    expect(said.at(-2)).toContain('is not newer than the last one');
    expect(await live('guest')).toBe('333333333333');
  });

  it('is refused from the future, which would lock its team out', async () => {
    await send(NEW, { minute: 60 });
    expect(await run()).toBe(false);
    expect(said.join()).toContain('which is in the future');
  });

  it('is refused once its key is revoked; a second key serves meanwhile', async () => {
    const second = createSigner(generateKey());
    await change((seen) => revokeKey(addKey(seen, 'guest', second.publicKey), 'guest', guestKey.publicKey));
    await send(NEW);
    expect(await run()).toBe(false);
    expect(await live('guest')).toBe(OLD);
    await send(NEW, { key: second });
    expect(await run()).toBe(true);
    expect(await live('guest')).toBe(NEW);
  });

  it('may be of a key that was replaced: its build stays live', async () => {
    const second = createSigner(generateKey());
    await send(NEW);
    await run();
    await change((seen) =>
      revokeKey(addKey(seen, 'guest', second.publicKey), 'guest', guestKey.publicKey, 'replaced'),
    );
    expect(await run()).toBe(true);
    expect(said.at(-2)).toBe('guest: unchanged');
    expect(await live('guest')).toBe(NEW);
    await site.write(`areas/guest/${NEW}/main.js`, 'damaged');
    expect(await run()).toBe(false);
  });

  it('of before is refused after the area was removed and came back', async () => {
    await send(NEW);
    await run();
    await change((seen) => removeArea(seen, 'guest', false));
    expect(await compose(site, inbox, (line) => said.push(line), { areas: ['guest'], now: () => NOW })).toBe(
      false,
    );
    expect(said.at(-1)).toContain('it has no key');
    await change((seen) => handOver(addKey(seen, 'guest', guestKey.publicKey), 'guest', '/guest'));
    await run();
    expect(await live('guest')).toBeUndefined();
  });

  it.each<[string, () => Promise<void>]>([
    ['altered', () => inbox.write(`guest/${NEW}/main.js`, "run('evil')")],
    ['missing', () => inbox.remove(`guest/${NEW}/main.js`)],
  ])('is refused when a file is %s', async (_, harm) => {
    await send(NEW);
    await harm();
    expect(await run()).toBe(false);
    expect(said.join()).toMatch(/main\.js of 222222222222 is/);
    expect(await live('guest')).toBe(OLD);
  });

  it.each(['page.html', '../../index.js', 'a/b.js', 'image.svg'])('names no file %s', async (file) => {
    const about: Omit<Statement, 'kind'> = {
      area: 'guest',
      build: NEW,
      digests: { [file]: `sha384-${'A'.repeat(64)}` },
      contract: '1.0.0',
      commit: 'c0ffee',
      author: 'Ana',
      time: at(0),
    };
    expect(() => signStatement(guestKey, about)).toThrow();
    const text = JSON.stringify({ kind: 'marisma-build', ...about });
    await inbox.write(statementFile(), JSON.stringify({ text, signature: guestKey.sign(text) }));
    expect(await run()).toBe(false);
    expect(said.join()).toContain('malformed');
  });

  it('that is no JSON is refused', async () => {
    await inbox.write(statementFile(), '{');
    expect(await run()).toBe(false);
  });
});
