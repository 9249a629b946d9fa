import type { Report } from '@marisma/area-kit/reports';
import { readAuthor } from './author';
import { makeChange, type Change } from '../change';
import { describeHistory } from './history';
import { disable, endCanary, rollBack, goLive, setCanary } from '../registry/registry-edits';
import { transferPath } from '../registry/path-owners';
import { describeStatus } from './status';
import { memoryTarget } from '../testing/memory-target';
import { uploadArea, uploadShell } from '../testing/publish-builds';
import type { Target } from '../targets/target';
import { addKey } from '../teams/team-edits';

const [FIRST, SECOND, THIRD] = ['111111111111', '222222222222', '333333333333'];
beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'setTimeout'] }));
afterEach(() => jest.useRealTimers());

/** A site on which three people made five changes, an hour after the other. */
async function site() {
  const target = memoryTarget();
  await target.write('config.json', '{}');
  let hour = 8;
  const change = (author: string, what: string, edit: Change['edit']) => {
    jest.setSystemTime(new Date(Date.UTC(2026, 10, 24, (hour += 1))));
    return makeChange({ ...target, author: { author, commit: 'c0ffee' } }, { what, parts: ['home'], edit });
  };
  const [first, second, third] = [
    await uploadArea(target, 'home', FIRST),
    await uploadArea(target, 'home', SECOND),
    await uploadArea(target, 'home', THIRD),
  ];
  const shell = await uploadShell(target, FIRST);
  await change('Eva', 'release shell', (registry) => goLive(registry, shell));
  await change('Ana', `release home ${FIRST}`, (registry) => goLive(registry, first));
  await change('Ben', `release home ${SECOND}`, (registry) => goLive(registry, second));
  await change('Ben', 'canary home 10', (registry) => setCanary(registry, 'home', 10, third));
  await change('Eva', 'disable home', (registry) => disable(registry, 'home', 'Back at noon.'));
  return { target, change };
}

const cells = (text: string): string[][] => text.split('\n').map((line) => line.split(/ {2,}/));

it('shows the author of a statement as one of its team', async () => {
  const { target } = await site();
  await makeChange(
    { ...target, author: { author: 'Eva', commit: 'c0ffee' } },
    {
      what: 'compose home',
      parts: ['home'],
      statement: { text: JSON.stringify({ area: 'home' }), signature: '', key: '' },
      edit: (registry) => disable(registry, 'home', 'Closed.'),
    },
  );
  expect(cells(await describeHistory(target, 'home'))[1]?.[2]).toBe('home team: Eva');
});

it('lists what happened to a part, newest first, with who, when and commit', async () => {
  const { target } = await site();
  const trial = `${SECOND}, 10 % ${THIRD}`;
  expect(cells(await describeHistory(target, 'home'))).toEqual([
    ['revision', 'when', 'by', 'commit', 'change', 'live'],
    ['5', '2026-11-24 13:00Z', 'Eva', 'c0ffee', 'disable home', trial],
    ['4', '2026-11-24 12:00Z', 'Ben', 'c0ffee', 'canary home 10', trial],
    ['3', '2026-11-24 11:00Z', 'Ben', 'c0ffee', `release home ${SECOND}`, SECOND],
    ['2', '2026-11-24 10:00Z', 'Ana', 'c0ffee', `release home ${FIRST}`, FIRST],
  ]);
  expect(cells(await describeHistory(target, 'shell'))).toHaveLength(2);
  await expect(describeHistory(target, 'guest')).rejects.toThrow("no change of 'guest'");
});

it('shortens the description of a release of everything', async () => {
  const { target, change } = await site();
  const parts = Array.from({ length: 9 }, (_, number) => `part${number} ${FIRST}`).join(' ');
  await change('Ana', `release ${parts}`, (registry) => disable(registry, 'home', 'Back at one.'));
  expect(cells(await describeHistory(target, 'home'))[1]?.[4]).toBe(`${`release ${parts}`.slice(0, 40)}…`);
});

it('names the builds that a rollback skips', async () => {
  const { target, change } = await site();
  await change('Ben', 'canary home 0', (registry) => endCanary(registry, 'home'));
  await change('Ben', 'rollback home', (registry) => rollBack(registry, 'home'));
  expect(await describeHistory(target, 'home')).toContain(
    `A rollback skips ${SECOND} (broken), ${THIRD} (ended)`,
  );
});

it('says in the status since when and by whom a build is live, its canary, and what fails', async () => {
  const { target } = await site();
  const common = { t: 1, page: '/', shell: 'abc' };
  const load = { ...common, kind: 'area', area: 'home', build: SECOND } as const;
  const reports: Report[] = [
    { ...load, outcome: 'ready' },
    { ...load, outcome: 'ready' },
    { ...load, outcome: 'fallback', reason: 'timeout' },
    { ...load, area: 'guest', outcome: 'failed' },
    { ...common, kind: 'error', area: 'home', name: 'TypeError', message: 'oh' },
  ];
  const lines = cells(await describeStatus(target, reports));
  const home = lines.at(-1) ?? [];
  expect(Object.fromEntries((lines[2] ?? []).map((title, column) => [title, home[column]]))).toMatchObject({
    area: 'home',
    live: SECOND,
    since: '2026-11-24 11:00Z',
    by: 'Ben',
    commit: 'c0ffee',
    canary: `${THIRD} (10 %)`,
    'last hour': '1 of 3 loads, 1 error',
    state: 'off: Back at noon.',
  });
});

it('warns in the status of a site that has no config.json', async () => {
  const { target } = await site();
  expect(await describeStatus(target)).not.toContain('config.json');
  await target.remove('config.json');
  expect(await describeStatus(target)).toMatch(/\n\nconfig\.json is missing: .* npx marisma gc$/);
});

it('says in the status of a place without a site how to make one', async () => {
  expect(await describeStatus(memoryTarget())).toBe(
    'There is no site here yet: nothing has been released. To make one: npx marisma all',
  );
});

describe('when the log has forgotten the first revisions', () => {
  const forget = (target: Target, ...revisions: number[]) =>
    Promise.all(revisions.map((revision) => target.remove(`registry/${revision}.json`)));

  it('the status still says since when and by whom a build is live', async () => {
    const { target } = await site();
    await forget(target, 1, 2, 3);
    const home = cells(await describeStatus(target)).at(-1);
    expect(home?.slice(0, 5)).toEqual(['home', SECOND, '2026-11-24 11:00Z', 'Ben', 'c0ffee']);
  });

  it('the history does not begin with a change that was none', async () => {
    const { target } = await site();
    await forget(target, 1, 2, 3);
    const [, ...rows] = cells(await describeHistory(target, 'home'));
    expect(rows.map(([revision]) => revision)).toEqual(['5']);
    const [, live] = cells(await describeHistory(target, 'shell'));
    expect(live).toEqual(['–', '2026-11-24 09:00Z', 'Eva', 'c0ffee', '–', FIRST]);
  });
});

it('lists the keys and paths that an area was given and lost, before its first release too', async () => {
  const { target, change } = await site();
  const key = `${'A'.repeat(43)}=`;
  await change('Ana', 'team events key A', (registry) => addKey(registry, 'events', key));
  await change('Ana', 'transfer-path events /stories/x', (registry) =>
    transferPath(registry, 'events', '/stories/x'),
  );
  await change('Ana', 'transfer-path home /stories/x', (registry) =>
    transferPath(registry, 'home', '/stories/x'),
  );
  const changes = async (name: string) =>
    cells(await describeHistory(target, name)).map(([, , , , what, live]) => `${what}: ${live}`);
  expect((await changes('events')).slice(1)).toEqual([
    'transfer-path home /stories/x: –',
    'transfer-path events /stories/x: –',
    'team events key A: –',
  ]);
  expect((await changes('home'))[1]).toContain('transfer-path home /stories/x');
});

describe('who runs a command', () => {
  const git =
    (answers: Record<string, string>) =>
    async (command: string): Promise<string> => {
      const answer = answers[command];
      if (answer === undefined) throw new Error('no git');
      return answer;
    };
  afterEach(() => delete process.env.MARISMA_AUTHOR);

  it('is whom git knows, at the commit of the sources', async () => {
    const answers = { config: 'Ana', 'rev-parse': 'c0ffee', status: '' };
    expect(await readAuthor(git(answers))).toEqual({ author: 'Ana', commit: 'c0ffee' });
    const changed = { ...answers, status: ' M a.ts' };
    expect(await readAuthor(git(changed))).toEqual({ author: 'Ana', commit: 'c0ffee with changes' });
  });

  it('is MARISMA_AUTHOR where it is set, and the account of the machine without git', async () => {
    expect(await readAuthor(git({}))).toEqual({ author: expect.stringMatching(/./) as string });
    process.env.MARISMA_AUTHOR = 'Guest team';
    expect(await readAuthor(git({ config: 'Ana' }))).toEqual({ author: 'Guest team' });
  });
});
