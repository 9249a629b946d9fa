import { buildPackage } from './build-package';
import { listAreas, SITE } from './paths';
import { release, releaseAll, rollback } from './release';
import { folderTarget } from './target';

const USAGE = `Usage:
  npm run build                 build the shell and every area
  npm run release -- <area>     build one area (or the shell) and make it live; 'all' for everything
  npm run rollback -- <area>    make the area's previous build live again`;

const [command, name] = process.argv.slice(2);
const target = folderTarget(SITE);
const log = (line: string): void => console.log(line);

try {
  if (command === 'build') for (const each of ['shell', ...listAreas()]) await buildPackage(each);
  else if (command === 'release' && name === 'all') await releaseAll(target, log);
  else if (command === 'release' && name) await release(target, name, log);
  else if (command === 'rollback' && name) await rollback(target, name, log);
  else throw new Error(USAGE);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
