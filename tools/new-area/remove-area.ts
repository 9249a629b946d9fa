import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../release/paths';

/**
 * Finds the folder of an area's sources.
 * @returns undefined when this workspace has no such area
 * @throws Error when the folder has changes that are not committed, which a removal would lose
 */
export function findRemovable(name: string, root = ROOT): string | undefined {
  const folder = `remote-${name}`;
  if (!existsSync(join(root, folder, 'area.config.ts'))) return undefined;
  const changes = execFileSync('git', ['status', '--porcelain', '--', folder], {
    cwd: root,
    encoding: 'utf8',
  });
  if (changes) throw new Error(`${folder} has changes that are not committed. Commit or delete them first.`);
  return join(root, folder);
}
