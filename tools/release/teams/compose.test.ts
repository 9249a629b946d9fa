import { type Release } from '@marisma/area-kit/contract';
import { type Change } from '../change';
import { checkSite } from '../commands/check-site';
import { transferPath } from '../registry/path-owners';
import { disable, rollBack } from '../registry/registry-edits';
import { readLog } from '../registry/registry-log';
import { readRegistry } from '../registry/registry-store';
import { planRelease } from '../release';
import { createSigner, generateKey, verifyWith } from '../registry/signing';
import type { SiteRegistry } from '../registry/site-registry';
import { type MemoryTarget } from '../testing/memory-target';
import { readAnswer } from './answer';
import { addKey, setHost } from './team-edits';

import {
  OLD,
  NEW,
  guestKey,
  adminKey,
  path,
  change,
  live,
  at,
  run,
  site,
  inbox,
  messages,
  send,
  setUpTeams,
  withContractNine,
} from './testing/two-teams';

const OTHER = '333333333333';

setUpTeams();

it('makes a signed build live, and logs who asked for it, when, and from which commit', async () => {
  await send(NEW);
  expect(await run()).toBe(true);
  expect(await live('guest')).toBe(NEW);
  expect(messages).toContain(`guest: ${NEW} is live, from commit c0ffee by Ana`);
  const [logged] = await readLog(site, 1);
  expect(logged?.change).toContain(`compose guest ${NEW}`);
  expect(logged).toMatchObject({ author: 'Ana', commit: 'c0ffee' });
  const { text = '', signature = '', key } = logged?.statement ?? {};
  expect(JSON.parse(text)).toMatchObject({ area: 'guest', build: NEW, author: 'Ana', time: at(0) });
  expect(key).toBe(guestKey.publicKey);
  expect(verifyWith(guestKey.publicKey, text, signature)).toBe(true);
  expect(String(await site.read(`areas/guest/${NEW}/main.js`))).toBe(`run('${NEW}')`);
});

it('does nothing the second time, and leaves a rollback as it is until the team asks again', async () => {
  await send(NEW);
  await run();
  const { revision } = await readRegistry(site);
  expect(await run()).toBe(true);
  expect(messages.at(-2)).toBe(`guest: unchanged, ${NEW} is live`);
  expect((await readRegistry(site)).revision).toBe(revision);
  await change((registry) => rollBack(registry, 'guest'));
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
  expect(await checkSite(site, (line) => messages.push(line))).toBe(false);
  expect(messages.join()).toContain('run: npx marisma accept guest');
  await run();
  expect(messages).toContain(`guest: ${NEW} is whole again`);
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
  await change((registry) => addKey(registry, 'events', key.publicKey));
  await send(NEW, events);
  expect(await run()).toBe(false);
  expect(messages.at(-1)).toContain("To give it the path: npx marisma transfer-path events '/events'");
  await change((registry) => transferPath(registry, 'events', '/events'));
  expect(await run()).toBe(true);
  expect(await live('events')).toBe(NEW);
});

it.each<[string, Parameters<typeof send>[1], RegExp]>([
  [
    'another React',
    { shared: { react: '^18.3.1' } },
    /needs react \^18\.3\.1, and the shell provides 19\.3\.1\.$/m,
  ],
  [
    '5 MB of script',
    { files: { 'all.js': 'x'.repeat(5e6) } },
    /its scripts have 5\.0 MB, more than 2 MB\.$/m,
  ],
  ['a page of 500 kB', { bytes: 500_000 }, /its heaviest page have 500 kB, more than 120 kB\.$/m],
])('refuses a build with %s before anything is written', async (_, build, answer) => {
  await change((registry) => {
    const { live } = registry.shell!;
    return { ...registry, shell: { ...registry.shell!, live: { ...live, shared: { react: '19.3.1' } } } };
  });
  await send(NEW, build);
  expect(await run()).toBe(false);
  expect(messages.join('\n')).toMatch(answer);
  expect(await site.read(`areas/guest/${NEW}/area.json`)).toBeNull();
  await send('333333333333', { shared: { react: '^19.3.0' }, minute: 1 });
  expect(await run()).toBe(true);
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
  const withAdmin = (registry: SiteRegistry, live: Partial<Release>): SiteRegistry => {
    const { admin } = registry.areas;
    return {
      ...registry,
      areas: { ...registry.areas, admin: { ...admin!, live: { ...admin!.live, ...live } } },
    };
  };

  it.each<[string, Change['edit'], RegExp]>([
    [
      'another area took its home',
      (registry) => withAdmin(registry, { homes: { client: '/admin' } }),
      /admin has the home of client/,
    ],
    [
      'its host',
      (registry) => setHost(registry, 'guest', 'https://files.example.com/'),
      /the place of its files has changed/,
    ],
    [
      'the contract of the shell',
      (registry) => withContractNine(disable(registry, 'admin', ''), 'guest'),
      /guest 2{12} needs contract .*, and shell 1{12} speaks 9\.0\.0/,
    ],
  ])('is looked at again: %s', async (_, edit, answer) => {
    await send(NEW, { homes: { client: '/guest' } });
    const accepted = await run({}, inbox, meanwhile(edit));
    expect(messages.join()).toMatch(answer);
    expect(accepted).toBe(false);
    expect(await live('guest')).toBe(OLD);
  });
});

it('takes no code of teams where the kernel cannot confine it', async () => {
  await send(NEW, {});
  const accepted = await run({ isolated: false });
  expect(accepted).toBe(false);
  expect(messages.join()).toContain("guest can't be released: this machine can't confine code of teams");
  expect(await live('guest')).toBe(OLD);
});

it('judges each area by itself', async () => {
  await send(NEW, { paths: path({ path: '/admin/trips' }) });
  await send(NEW, { area: 'admin', key: adminKey, paths: path({ path: '/admin', access: ['admin'] }) });
  expect(await run()).toBe(false);
  expect([await live('guest'), await live('admin')]).toEqual([OLD, NEW]);
});

describe('the answer to a team', () => {
  const answer = () => readAnswer(inbox, 'guest');

  it('is there once its build was judged, and is that of its last submission', async () => {
    await expect(answer()).rejects.toThrow('guest: nothing was submitted.');
    await send(NEW, { paths: path({ access: 'public' }) });
    await expect(answer()).rejects.toThrow(`guest: there is no answer to ${NEW} yet.`);
    await run();
    await expect(answer()).rejects.toThrow(
      `guest: ${NEW} was refused: guest can't be released: it opens /guest to`,
    );
    await send(OTHER, { minute: 1 });
    await expect(answer()).rejects.toThrow(`there is no answer to ${OTHER} yet`);
    await run();
    expect(await answer()).toBe(`guest: ${OTHER} is live, from commit c0ffee by Ana`);
  });

  it('says whether the build is live still', async () => {
    await send(NEW);
    await run();
    await inbox.remove('guest/answer.json');
    await run();
    expect(await answer()).toBe(`guest: unchanged, ${NEW} is live`);
    await change((registry) => rollBack(registry, 'guest'));
    await run();
    expect(await answer()).toBe(`guest: unchanged, ${NEW} is not live any more`);
  });

  it('holds no release up where it can not be written', async () => {
    await send(NEW);
    const full = { ...inbox, write: () => Promise.reject(new Error('The disk is full.')) };
    expect(await run({}, full)).toBe(true);
    expect(await live('guest')).toBe(NEW);
    expect(messages).toContain('guest: its team got no answer: The disk is full.');
  });
});

it('names an area without a key that has submitted something, and tells its team', async () => {
  await send(NEW, { area: 'events', key: createSigner(generateKey()) });
  await inbox.write('No area!/statement.json', '{}');
  await inbox.write('spa/notes.json', '{}');
  expect(await run()).toBe(true);
  const refusal = "events can't be released: it has no key. To give it one: npx marisma team events key";
  expect(messages.filter((line) => /events|spa|No area/.test(line))).toEqual([
    expect.stringContaining(refusal),
  ]);
  await expect(readAnswer(inbox, 'events')).rejects.toThrow('it has no key');
});
