import { execFile } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { computeBuildId } from '@marisma/area-kit/build';
import { ROOT } from '../../tools/release/paths';

const run = promisify(execFile);

/**
 * Builds a shell that accepts overrides, separate from the released shell; cached until its sources change.
 * @returns the build's folder
 */
export async function buildShellWithOverrides(): Promise<string> {
  const env = { ...process.env, MARISMA_OVERRIDES: '1', MARISMA_QUICK: 'yes' };
  const folder = join(ROOT, '.cache/e2e-overrides', computeBuildId(join(ROOT, 'shell')));
  if (existsSync(folder)) return folder;
  const draft = `${folder}.${process.pid}`;
  const cli = join(ROOT, 'shared/build/cli.ts');
  await run(process.execPath, ['--import', 'tsx', cli, 'build', draft], { cwd: join(ROOT, 'shell'), env });
  try {
    renameSync(draft, folder);
  } catch {
    // Another worker finished the same build first.
    rmSync(draft, { recursive: true });
  }
  return folder;
}
