import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');

/** Where the site is published for the local server; any static host can serve the same folder. */
export const SITE = process.env.MARISMA_SITE ?? join(ROOT, '.site');

/** Pictures and icons, which the site serves as `/media`. */
export const MEDIA = join(ROOT, 'shared/media');

/** What this machine keeps for itself: the database, mails, keys. */
export const LOCAL = process.env.MARISMA_DATA ?? join(ROOT, '.local');
/** The private key that releases of this machine are signed with, unless the environment brings one. */
export const SIGNING_KEY = join(LOCAL, 'keys/signing.pem');

/** What browsers have reported to this machine's site, a file a day. */
export const REPORTS = join(LOCAL, 'reports');

/** Every area of this workspace, by name, found by its folder. */
export const listAreas = (): string[] =>
  readdirSync(ROOT)
    .filter((name) => name.startsWith('remote-') && existsSync(join(ROOT, name, 'area.config.ts')))
    .map((name) => name.slice('remote-'.length))
    .sort();

/** @throws Error that names the areas there are */
export function folderOf(area: string): string {
  if (area === 'shell') return join(ROOT, 'shell');
  if (!listAreas().includes(area)) {
    throw new Error(`There is no area called '${area}'. There are: ${listAreas().join(', ')}, and shell.`);
  }
  return join(ROOT, `remote-${area}`);
}
