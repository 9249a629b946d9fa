import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const CANDIDATES = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

/** Flags for a headless Chromium without an account and without background requests. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** @returns the path of a Chromium on this machine, or null */
export const findChromium = (): string | null =>
  CANDIDATES.find((path) => path !== undefined && existsSync(path)) ?? null;

/**
 * Finds a Chromium or installs Debian's.
 * @throws Error with instructions when Chromium can be neither found nor installed
 */
export function ensureChromium(): void {
  if (findChromium()) return;
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args: string[]): void => {
    const [command = 'apt-get', ...rest] = [...sudo, 'apt-get', ...args];
    execFileSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'] });
  };
  console.log('Installing Chromium …');
  try {
    apt('update', '-qq');
    apt('install', '-y', '-qq', '--no-install-recommends', 'chromium');
  } catch (cause) {
    throw new Error('No Chromium was found. Install one, or set its path: CHROMIUM_PATH=… npm test', {
      cause,
    });
  }
}
