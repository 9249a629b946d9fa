import { execFileSync } from 'node:child_process';
import { cpSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../release/paths';
import { tempFolder } from '../../testing/temp-folder';

/** @returns a new folder with what formatter, lint and types need of this repository */
export function makeWorkspace(): string {
  const root = tempFolder();
  for (const folder of ['node_modules', 'shared']) symlinkSync(join(ROOT, folder), join(root, folder));
  for (const file of ['.oxlintrc.json', 'tools/check/lint', 'tsconfig.base.json', '.oxfmtrc.json'])
    cpSync(join(ROOT, file), join(root, file), { recursive: true });
  return root;
}

/** @returns what an installed program prints in the folder */
export const runIn = (root: string, program: string, ...args: string[]): string =>
  execFileSync(join(ROOT, 'node_modules/.bin', program), args, { cwd: root, encoding: 'utf8' });
