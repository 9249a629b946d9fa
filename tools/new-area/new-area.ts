import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../release/paths';
import { checkAreaName } from './area-name';
import { areaFiles, workspaceKit } from './templates';

/** Libraries that the shell provides and that an area lists as dependencies. */
const PROVIDED = ['react', 'react-dom', 'styled-components'];

/**
 * Writes a new area: `npm run new-area -- <name>`.
 * @throws Error for an invalid name or a name that is taken
 */
export function createArea(name: string): string {
  checkAreaName(name);
  const folder = join(ROOT, `remote-${name}`);
  if (existsSync(folder)) throw new Error(`'${name}' already exists.`);
  const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'shell/package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const versions = Object.fromEntries(PROVIDED.map((library) => [library, dependencies[library] ?? '*']));
  for (const [file, content] of Object.entries(areaFiles(name, workspaceKit(versions)))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  return folder;
}

if (import.meta.filename === process.argv[1]) {
  try {
    const name = process.argv[2] ?? '';
    createArea(name);
    // Adds the new workspace to the lock file.
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: ROOT,
      stdio: 'inherit',
    });
    console.log(`remote-${name} was created. Next:
  npm run dev -w remote-${name}         runs it alone
  npx jest --projects remote-${name}    runs its tests
  npm run release -- ${name}            builds it and makes it live`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
