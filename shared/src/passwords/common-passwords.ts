import { houseNames } from '../houses';
import { FILTER } from './filter.generated';

/** How many positions of the filter belong to a password. */
const POSITIONS = 10;

const bits = Uint8Array.from(atob(FILTER), (letter) => letter.charCodeAt(0));

/** The positions of a password in a Bloom filter of `size` bits; upper and lower case are the same. */
export function positionsOf(password: string, size: number): number[] {
  const text = password.toLowerCase();
  const first = hash(text, 0x811c9dc5);
  const step = hash(text, 0x9747b28c) | 1;
  return Array.from({ length: POSITIONS }, (_, at) => ((first + at * step) >>> 0) % size);
}

/** Words that an attacker of this site tries first: its name, its houses, its roles (ASVS 5.0, 6.1.2). */
const SITE_WORDS = [
  'marisma',
  'client',
  'owner',
  'management',
  'admin',
  ...Object.values(houseNames),
].flatMap((name) => name.toLowerCase().split(' '));

/** Fewer letters than these beside the site's words do not make a password of their own. */
const OWN_LETTERS = 4;

function hasOnlySiteWords(password: string): boolean {
  const letters = password.toLowerCase().replace(/\P{L}/gu, '');
  const own = SITE_WORDS.reduce((rest, word) => rest.replaceAll(word, ''), letters);
  return own !== letters && own.length < OWN_LETTERS;
}

/**
 * Whether a password is one of the 10,000 most common of eight or more characters, or little but words of this site.
 * Of all other passwords, one in a thousand is taken for common as well.
 */
export const isCommonPassword = (password: string): boolean =>
  hasOnlySiteWords(password) ||
  positionsOf(password, bits.length * 8).every((at) => (bits[at >> 3]! >> (at & 7)) & 1);

/** FNV-1a with the final mixing of MurmurHash3, which spreads similar texts. */
function hash(text: string, seed: number): number {
  let value = seed;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
