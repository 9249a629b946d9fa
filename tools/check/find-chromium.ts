import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Debian's Chromium without a window: the tests take half the time in it. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const CANDIDATES = [
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

const firstOf = (paths: (string | undefined)[]): string | null =>
  paths.find((path) => path !== undefined && existsSync(path)) ?? null;

/** @returns the path of a whole Chromium on this machine, as visitors use it, or null */
export const findChromium = (): string | null => firstOf([process.env.CHROMIUM_PATH, ...CANDIDATES]);

/** @returns the path of the Chromium for the tests, or null: the headless shell, else a whole Chromium */
export const findTestChromium = (): string | null =>
  firstOf([process.env.CHROMIUM_PATH, HEADLESS_SHELL, ...CANDIDATES]);

/**
 * Finds a Chromium or installs Debian's, with its headless shell.
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
    apt('install', '-y', '-qq', '--no-install-recommends', 'chromium', 'chromium-headless-shell');
  } catch (cause) {
    throw new Error('No Chromium was found. Install one, or set its path: CHROMIUM_PATH=… npm test', {
      cause,
    });
  }
}
