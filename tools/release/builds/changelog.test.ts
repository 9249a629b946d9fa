import { changelogOf, writeChangelog } from './changelog';
import { memoryTarget } from '../testing/memory-target';

const [ONE, TWO] = ['1'.repeat(40), '2'.repeat(40)];

/** A repository that answers with these subjects, by range. */
const gitAt =
  (head: string, subjects: Record<string, string>) =>
  async (command: string, ...args: string[]): Promise<string> => {
    if (command === 'rev-parse') return head;
    const answer = subjects[args[2] ?? ''];
    if (answer === undefined) throw new Error('unknown revision');
    expect(args.slice(3)).toEqual(['--', 'remote-guest', 'shared']);
    return answer;
  };

it('lists the commits since the previous build, the newest build first', async () => {
  const target = memoryTarget();
  await writeChangelog(target, 'guest', 'aaaaaaaaaaaa', gitAt(ONE, { '--max-count=20': '- Show trips' }));
  await writeChangelog(
    target,
    'guest',
    'bbbbbbbbbbbb',
    gitAt(TWO, { [`${ONE}..${TWO}`]: '- Sort trips\n- Name the host' }),
  );
  expect(target.files.get(changelogOf('guest'))?.toString()).toBe(
    `# Changes of guest

## bbbbbbbbbbbb

Commit ${TWO}

- Sort trips
- Name the host

## aaaaaaaaaaaa

Commit ${ONE}

- Show trips
`,
  );
});

it('lists the latest commits when the previous commit is unknown, and says when nothing is committed', async () => {
  const target = memoryTarget();
  await writeChangelog(target, 'guest', 'aaaaaaaaaaaa', gitAt(ONE, { '--max-count=20': '' }));
  await writeChangelog(target, 'guest', 'bbbbbbbbbbbb', gitAt(TWO, { '--max-count=20': '- Show trips' }));
  const text = target.files.get(changelogOf('guest'))?.toString();
  expect(text).toMatch(
    /bbbbbbbbbbbb[^#]*- Show trips\n\n## aaaaaaaaaaaa[^#]*- Changes that are not committed/,
  );
});

it('writes no changelog without git', async () => {
  const target = memoryTarget();
  await writeChangelog(target, 'guest', 'aaaaaaaaaaaa', () => Promise.reject(new Error('no git')));
  expect(target.files.size).toBe(0);
});
