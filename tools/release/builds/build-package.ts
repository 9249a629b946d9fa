import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { folderOf, ROOT } from '../paths';

/**
 * Builds the shell or one area in a separate process.
 * @throws Error with the output of the build
 */
export function buildPackage(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = join(ROOT, 'shared/build/cli.ts');
    const child = spawn(process.execPath, ['--import', 'tsx', script, 'build'], { cwd: folderOf(name) });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${name} did not build.\n${output}`)),
    );
  });
}
