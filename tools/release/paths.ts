import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');

/** Pictures and icons, which the site serves as `/media`. */
export const MEDIA = join(ROOT, 'shared/media');

// A pipeline sets a variable that it has no value for to an empty text.
const { MARISMA_DATA, MARISMA_SITE } = process.env;

/** The private folder of this machine: database, mails, keys. */
export const LOCAL = MARISMA_DATA || join(ROOT, '.local');

/**
 * The folder that the local server publishes and serves; any static host can serve it as well. Pages and key belong
 * together, so data elsewhere has its site elsewhere.
 */
export const SITE = MARISMA_SITE || (MARISMA_DATA ? join(MARISMA_DATA, 'site') : join(ROOT, '.site'));

/** Where teams put the builds that they ask to be live, unless a command names another place. */
export const INBOX = process.env.MARISMA_INBOX || join(LOCAL, 'inbox');

/** The private key that signs releases of this machine, unless the environment sets one. */
export const SIGNING_KEY = join(LOCAL, 'keys/signing.pem');

/** Reports of browsers to this machine's site, one file per day. */
export const REPORTS = join(LOCAL, 'reports');

/** The names of all areas in this workspace, found by their folders. */
export const listAreas = (): string[] =>
  readdirSync(ROOT)
    .filter((name) => name.startsWith('remote-') && existsSync(join(ROOT, name, 'area.config.ts')))
    .map((name) => name.slice('remote-'.length))
    .sort();

/** @throws Error for an unknown area, with the list of areas */
export function folderOf(area: string): string {
  if (area === 'shell') return join(ROOT, 'shell');
  if (!listAreas().includes(area)) {
    throw new Error(`There is no area called '${area}'. Choose one of: ${listAreas().join(', ')}, shell.`);
  }
  return join(ROOT, `remote-${area}`);
}
