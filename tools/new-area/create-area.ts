import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../release/paths';
import { checkAreaName } from './area-name';
import { areaFiles, writeFiles } from './templates';

/**
 * Writes a new area.
 * @returns its folder
 * @throws Error for an invalid name or a name that is taken
 */
export function createArea(name: string, root = ROOT): string {
  checkAreaName(name);
  const folder = join(root, `remote-${name}`);
  if (existsSync(folder)) throw new Error(`'${name}' already exists.`);
  writeFiles(folder, areaFiles(name));
  return folder;
}
