import { execFile } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { computeBuildId } from '@marisma/shared/build';
import { ROOT } from '../../tools/release/paths';

const run = promisify(execFile);

/**
 * Builds the shell so that it takes overrides, apart from the one that is released; once, until its sources change.
 * @returns the folder that it was built into
 */
export async function buildShellWithOverrides(): Promise<string> {
  const env = { ...process.env, MARISMA_OVERRIDES: '1' };
  const folder = join(ROOT, '.cache/e2e-overrides', computeBuildId(join(ROOT, 'shell')));
  if (existsSync(folder)) return folder;
  const draft = `${folder}.${process.pid}`;
  const cli = join(ROOT, 'shared/build/cli.ts');
  await run(process.execPath, ['--import', 'tsx', cli, 'build', draft], { cwd: join(ROOT, 'shell'), env });
  try {
    renameSync(draft, folder);
  } catch {
    // Another worker was quicker, with the same build.
    rmSync(draft, { recursive: true });
  }
  return folder;
}
