import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, ROOT } from './ensure-installed.mjs';

ensureInstalled();
const child = spawn(process.execPath, ['--import', 'tsx', join(ROOT, 'tools/start/start.ts')], {
  cwd: ROOT,
  stdio: 'inherit',
});
// Ctrl-C reaches the child process directly; this process waits until the child has cleaned up.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code) => process.exit(code ?? 1));
