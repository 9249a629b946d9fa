import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { folderOf } from '../paths';

const PROCESSES = 2;

/**
 * Builds the shell and areas, in two processes side by side.
 * @param quick leaves the source maps out
 * @throws Error with the output of the build
 */
export async function buildPackages(names: string[], quick = false): Promise<void> {
  const shares = Array.from({ length: PROCESSES }, (_, process) =>
    names.filter((_name, at) => at % PROCESSES === process),
  );
  await Promise.all(shares.filter(({ length }) => length > 0).map((share) => buildInTurn(share, quick)));
}

function buildInTurn(names: string[], quick: boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = join(import.meta.dirname, 'build-in-turn.ts');
    const child = spawn(process.execPath, ['--import', 'tsx', script, ...names.map(folderOf)], {
      env: { ...process.env, ...(quick && { MARISMA_QUICK: 'yes' }) },
    });
    const kill = (): boolean => child.kill();
    process.once('exit', kill);
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('exit', (code) => {
      process.off('exit', kill);
      if (code === 0) resolve();
      else reject(new Error(`${names.join(', ')} did not build.\n${output}`));
    });
  });
}
