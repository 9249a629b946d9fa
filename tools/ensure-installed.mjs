import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// `import.meta.dirname` does not exist on the old versions of Node that this module has to answer.
const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const MINIMUM = [20, 19];

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

/**
 * Installs the dependencies unless they match the lock file.
 * @param {'start' | 'all'} wanted `start` leaves out what only tests and rare commands use
 */
export function ensureInstalled(wanted) {
  // What npm notes of its last installation, whoever ran it.
  const installed = packagesIn('node_modules/.package-lock.json');
  const isLeftOut = ({ dev, optional, devOptional, peer }) =>
    optional || devOptional || peer || (dev && wanted === 'start');
  const packages = Object.entries(packagesIn('package-lock.json')).filter(([path]) => path !== '');
  if (packages.every(([path, it]) => isLeftOut(it) || installed[path]?.version === it.version)) return;
  console.log('Installing dependencies …');
  npm('ci', wanted);
}

/** Brings lock file and installation up to date after a workspace was added or removed. */
export function installChanges() {
  npm('install', 'all');
}

const packagesIn = (file) =>
  existsSync(join(ROOT, file)) ? JSON.parse(readFileSync(join(ROOT, file), 'utf8')).packages : {};

function npm(command, wanted) {
  const isWindows = process.platform === 'win32';
  const options = [
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    // Packages whose peers these are use them in cases that do not occur here: 77 MB.
    '--omit=peer',
    ...(wanted === 'start' ? ['--omit=dev'] : []),
  ];
  execFileSync(isWindows ? 'npm.cmd' : 'npm', [command, ...options], {
    cwd: ROOT,
    stdio: 'inherit',
    shell: isWindows,
  });
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
