import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ROOT } from '../paths';
import type { Target } from '../targets/target';

type Git = (...args: string[]) => Promise<string>;

const run = promisify(execFile);
const runGit: Git = async (...args) => (await run('git', args, { cwd: ROOT })).stdout.trim();

/** The changelog of the shell or an area, relative to the site's root. */
export const changelogOf = (name: string): string => `changelog/${name}.md`;

const folders = (name: string): string[] => [name === 'shell' ? name : `remote-${name}`, 'shared'];

/** The number of subjects listed when the commit of the previous build is unknown. */
const WITHOUT_START = 20;

/**
 * Adds a build to the changelog: the subjects of the commits to its folder and to `shared` since the previous
 * build. Without git nothing is written.
 */
export async function writeChangelog(
  target: Target,
  name: string,
  build: string,
  git: Git = runGit,
): Promise<void> {
  const commit = await git('rev-parse', 'HEAD').catch(() => null);
  if (commit === null) return;
  const former = (await target.read(changelogOf(name)))?.toString('utf8') ?? '';
  const since = /^Commit ([0-9a-f]{40})$/m.exec(former)?.[1];
  const log = (...range: string[]): Promise<string> =>
    git('log', '--no-merges', '--format=- %s', ...range, '--', ...folders(name));
  const latest = (): Promise<string> => log(`--max-count=${WITHOUT_START}`);
  const subjects = await (since ? log(`${since}..${commit}`).catch(latest) : latest());
  const entry = `## ${build}\n\nCommit ${commit}\n\n${subjects || '- Changes that are not committed'}\n`;
  const title = `# Changes of ${name}\n\n`;
  const older = former.slice(title.length);
  await target.write(changelogOf(name), `${title}${entry}${older && `\n${older}`}`);
}
