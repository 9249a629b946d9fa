import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { folderOf, ROOT } from './paths';

/**
 * Builds the shell or one area in a process of its own.
 * @throws Error with the build's own words
 */
export function buildPackage(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = join(ROOT, 'shared/build/cli.ts');
    const child = spawn(process.execPath, ['--import', 'tsx', script, 'build'], { cwd: folderOf(name) });
    let said = '';
    child.stdout.on('data', (chunk) => (said += chunk));
    child.stderr.on('data', (chunk) => (said += chunk));
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${name} did not build.\n${said}`)),
    );
  });
}
