import { PAGES_CACHE, type OfflineKit } from '@marisma/area-kit/offline';
import { LOCALES } from '@marisma/area-kit/texts';
import { hashOf } from '../../../site/inline-hashes';
import { readReleased } from '../../builds/published-files';
import type { ShellBuild } from '../../registry/site-registry';
import type { Target } from '../../targets/target';
import { KEPT_TEXTS_SCRIPT } from './kept-texts-script';
import { BAR_STYLE, PAGE_STYLE, writeWords } from './offline-page';

/** The worker of a site without offline support: it unregisters itself and deletes its copies. */
const RETIRED = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([caches.delete('${PAGES_CACHE}'), registration.unregister()])),
);
`;

const kit: OfflineKit = {
  words: Object.fromEntries(LOCALES.map((locale) => [locale, writeWords(locale)])) as OfflineKit['words'],
  policy: [
    "default-src 'none'",
    `style-src ${hashOf(PAGE_STYLE)}`,
    `script-src ${hashOf(KEPT_TEXTS_SCRIPT)}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  barStyle: hashOf(BAR_STYLE),
};

/**
 * The content of the site's `/sw.js`: the live shell's worker with its texts, or a worker that unregisters
 * itself when config.json doesn't enable it or the shell has none.
 */
export async function composeWorker(
  target: Target,
  shell: ShellBuild,
  { serviceWorker }: { serviceWorker?: boolean },
): Promise<string> {
  if (!serviceWorker || !shell.worker) return RETIRED;
  const code = await readReleased(target, shell, shell.worker);
  return `self.marismaOffline=${JSON.stringify(kit)};\n${code.toString('utf8')}`;
}
