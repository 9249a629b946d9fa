import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../release/paths';

/**
 * Type-checks every workspace that has a tsconfig and prints one line for each. Fails when one of them fails.
 */
const TSC = join(ROOT, 'node_modules/ts7/bin/tsc');
const projects = readdirSync(ROOT).filter((name) => existsSync(join(ROOT, name, 'tsconfig.json')));
let failed = 0;
for (const project of projects) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [TSC, '-p', join(ROOT, project)], {
    encoding: 'utf8',
  });
  console.log(`${status === 0 ? 'ok  ' : 'FAIL'} ${project}`);
  if (status !== 0) {
    failed += 1;
    console.log(stdout + stderr);
  }
}
process.exitCode = failed === 0 ? 0 : 1;
