import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../release/paths';
import { checkAreaName } from './area-name';
import { areaFiles } from './templates';

/** The kit, as it is in this workspace. */
const KIT = { name: '@marisma/area-kit', version: '1.0.0' };

/** Libraries that the shell provides and that an area lists as dependencies. */
const PROVIDED = ['react', 'react-dom', 'styled-components'];

/**
 * Writes a new area.
 * @throws Error for an invalid name or a name that is taken
 */
export function createArea(name: string, root = ROOT): string {
  checkAreaName(name);
  const folder = join(root, `remote-${name}`);
  if (existsSync(folder)) throw new Error(`'${name}' already exists.`);
  const { dependencies } = JSON.parse(readFileSync(join(root, 'shell/package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const versions = Object.fromEntries(PROVIDED.map((library) => [library, dependencies[library] ?? '*']));
  for (const [file, content] of Object.entries(areaFiles(name, { [KIT.name]: KIT.version, ...versions }))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  return folder;
}
