import { execFile, execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inParallel } from '../../tools/release/targets/in-parallel';
import { ROOT } from '../../tools/release/paths';

const run = promisify(execFile);
const MODULES = join(ROOT, 'node_modules');
const WORKSPACES = '@marisma';

/** The commit of the previously released sources; CI may name another commit. */
export const BASELINE =
  process.env.MARISMA_BASELINE ??
  (JSON.parse(readFileSync(join(ROOT, 'shared/contract-baseline.json'), 'utf8')) as { commit: string })
    .commit;

/** Whether this clone contains the baseline; a shallow clone or an archive may not. */
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
  /** Folder with the build of the shell or of an area. */
  dist(name: string): string;
}

/**
 * Builds the shell and areas of the baseline, with the packages that are installed now; each once.
 * @param isWanted selects areas
 * @throws Error with the build's output
 */
export async function buildBaseline(isWanted: (area: string) => boolean): Promise<Baseline> {
  const { stdout } = await run('git', ['rev-parse', `${BASELINE}^{commit}`], { cwd: ROOT });
  const folder = join(ROOT, '.cache/contract', stdout.trim());
  if (!existsSync(folder)) await unpackInto(folder);
  const areas = readdirSync(folder)
    .flatMap((name) => /^remote-(.+)/.exec(name)?.[1] ?? [])
    .filter(isWanted);
  await inParallel(2, ['shell', ...areas], async (name) => {
    const built = join(folder, `${name}.built`);
    if (existsSync(built)) return;
    const cli = join(folder, 'shared/build/cli.ts');
    const env = { ...process.env, MARISMA_QUICK: 'yes' };
    await run(process.execPath, ['--import', 'tsx', cli, 'build'], {
      cwd: join(folder, packageOf(name)),
      env,
    });
    writeFileSync(built, '');
  });
  return { folder, areas, dist: (name) => join(folder, packageOf(name), 'dist') };
}

const packageOf = (name: string): string => (name === 'shell' ? name : `remote-${name}`);

async function unpackInto(folder: string): Promise<void> {
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
  renameSync(draft, folder);
}

/** Links the installed packages, and the baseline's workspaces instead of the current ones. */
function linkModules(folder: string): void {
  mkdirSync(join(folder, 'node_modules', WORKSPACES), { recursive: true });
  for (const name of readdirSync(MODULES)) {
    if (name === WORKSPACES || name.startsWith('.')) continue;
    symlinkSync(join(MODULES, name), join(folder, 'node_modules', name));
  }
  for (const name of readdirSync(folder)) {
    const file = join(folder, name, 'package.json');
    if (!existsSync(file)) continue;
    const workspace = JSON.parse(readFileSync(file, 'utf8')) as { name: string };
    symlinkSync(join('../..', name), join(folder, 'node_modules', workspace.name));
  }
}
