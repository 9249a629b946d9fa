import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../release/paths';

/**
 * Type-checks all packages as one program, because what they share is then read once. `--each` checks every
 * package as a program of its own: then it does not see the global names of others. Prints one line for each
 * program, and fails when one of them fails.
 */
const TSC = join(ROOT, 'node_modules/ts7/bin/tsc');
const packages = readdirSync(ROOT).filter((name) => existsSync(join(ROOT, name, 'tsconfig.json')));
const programs = process.argv.includes('--each') ? packages : ['tsconfig.all.json'];
let failed = 0;
for (const program of programs) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [TSC, '-p', join(ROOT, program)], {
    encoding: 'utf8',
  });
  console.log(`${status === 0 ? 'ok  ' : 'FAIL'} ${program}`);
  if (status !== 0) {
    failed += 1;
    console.log(stdout + stderr);
  }
}
process.exitCode = failed === 0 ? 0 : 1;
