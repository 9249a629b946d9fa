import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, ROOT } from './ensure-installed.mjs';

ensureInstalled();
const script = join(ROOT, 'tools/check/run-checks.ts');
const child = spawn(process.execPath, ['--import', 'tsx', script, ...process.argv.slice(2)], {
  cwd: ROOT,
  stdio: 'inherit',
});
child.on('exit', (code) => process.exit(code ?? 1));
