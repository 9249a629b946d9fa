import { createRequire } from 'node:module';

import { positionsOf } from '@marisma/area-kit/passwords';

import { ROOT } from '../release/paths';

// Not an import: the package's types describe every key of every keyboard.
const load = createRequire(`${ROOT}/package.json`);

interface Language {
  dictionary: { 'passwords-common': string[] };
}

const COUNT = 10_000;
const BYTES = 18_000;

/** The 10,000 most common passwords of eight or more characters, most common first. */
export function commonPasswords(): string[] {
  const { dictionary } = load('@zxcvbn-ts/language-common') as Language;
  return dictionary['passwords-common'].filter((password) => password.length >= 8).slice(0, COUNT);
}

/** A Bloom filter of these passwords, in base64. */
export function buildFilter(passwords: string[]): string {
  const bits = new Uint8Array(BYTES);
  for (const password of passwords)
    for (const at of positionsOf(password, BYTES * 8)) bits[at >> 3]! |= 1 << (at & 7);
  return Buffer.from(bits).toString('base64');
}
