import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// `import.meta.dirname` does not exist on the old versions of Node that this module has to answer.
const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const MINIMUM = [20, 12];

/** Ends the process with a sentence on a Node that is too old. */
export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > MINIMUM[0] || (major === MINIMUM[0] && minor >= MINIMUM[1])) return;
  stop(`Node ${MINIMUM.join('.')} or newer is needed; this is ${process.versions.node}.`);
}

/** Ends the process with a sentence when the dependencies are not installed. */
export function requireInstalled() {
  if (!existsSync(join(ROOT, 'node_modules/tsx'))) stop('The dependencies are not installed. Run: npm ci');
}

/** Installs the dependencies unless they match the lock file. */
export function ensureInstalled() {
  const lock = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');
  const stamp = join(ROOT, 'node_modules/.installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installing dependencies …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  execFileSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  writeFileSync(stamp, lock);
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
