import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../../tools/release/paths';

const run = promisify(execFile);
const MODULES = join(ROOT, 'node_modules');
const WORKSPACES = '@marisma';

/** The sources that were released before these: a commit of this repository, or another one that CI names. */
export const BASELINE =
  process.env.MARISMA_BASELINE ??
  (JSON.parse(readFileSync(join(ROOT, 'shared/contract-baseline.json'), 'utf8')) as { commit: string })
    .commit;

/** Whether this copy of the repository has the baseline; a shallow clone or an archive has not. */
export function hasBaseline(): boolean {
  try {
    execFileSync('git', ['cat-file', '-e', `${BASELINE}^{commit}`], { cwd: ROOT, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

export interface Baseline {
  folder: string;
  areas: string[];
  /** Where the shell or an area was built. */
  dist(name: string): string;
}

/**
 * Builds shell and areas as they were at the baseline, with the packages that are installed now; once.
 * @throws Error with the build's own words
 */
export async function buildBaseline(): Promise<Baseline> {
  const { stdout } = await run('git', ['rev-parse', `${BASELINE}^{commit}`], { cwd: ROOT });
  const folder = join(ROOT, '.cache/contract', stdout.trim());
  if (!existsSync(folder)) await buildInto(folder);
  const areas = readdirSync(folder).flatMap((name) => /^remote-(.+)/.exec(name)?.[1] ?? []);
  return { folder, areas, dist: (name) => join(folder, packageOf(name), 'dist') };
}

const packageOf = (name: string): string => (name === 'shell' ? name : `remote-${name}`);

async function buildInto(folder: string): Promise<void> {
  const draft = `${folder}.draft`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  const archive = `${draft}.tar`;
  const paths = execFileSync('git', ['ls-tree', '--name-only', BASELINE], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((name) => /^(shared|shell|remote-.*|package.*\.json|tsconfig\..*)$/.test(name));
  await run('git', ['archive', '-o', archive, BASELINE, ...paths], { cwd: ROOT });
  await run('tar', ['-xf', archive, '-C', draft]);
  rmSync(archive);
  linkModules(draft);
  const queue = paths.filter((name) => name === 'shell' || name.startsWith('remote-'));
  const cli = join(draft, 'shared/build/cli.ts');
  const worker = async (): Promise<void> => {
    for (let name = queue.shift(); name; name = queue.shift()) {
      await run(process.execPath, ['--import', 'tsx', cli, 'build'], { cwd: join(draft, name) });
    }
  };
  await Promise.all([worker(), worker()]);
  rmSync(folder, { recursive: true, force: true });
  renameSync(draft, folder);
}

/** The installed packages, but the baseline's own workspaces: theirs is the code in question. */
function linkModules(folder: string): void {
  const own = join(folder, 'node_modules', WORKSPACES);
  mkdirSync(own, { recursive: true });
  for (const name of readdirSync(MODULES)) {
    if (name === WORKSPACES || name.startsWith('.')) continue;
    symlinkSync(join(MODULES, name), join(folder, 'node_modules', name));
  }
  for (const name of readdirSync(folder)) {
    if (name !== 'node_modules') symlinkSync(join('../..', name), join(own, name));
  }
}
