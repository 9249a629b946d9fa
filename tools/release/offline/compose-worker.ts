import { PAGES_CACHE, type OfflineKit } from '@marisma/shared/offline';
import { LOCALES } from '@marisma/shared/texts';
import { hashOf } from '../../site/inline-hashes';
import type { ShellBuild } from '../site-registry';
import type { Target } from '../target';
import { BAR_STYLE, PAGE_STYLE, writeWords } from './offline-page';

/** Takes itself and its copies out of every browser that has it: what stands at the worker's address where none is wanted. */
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
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  barStyle: hashOf(BAR_STYLE),
};

/**
 * What stands at the site's `/sw.js`: the live shell's worker with its words, or, where the site's config.json
 * doesn't ask for one or the shell has none, a worker that takes itself out.
 */
export async function composeWorker(
  target: Target,
  { worker, url }: ShellBuild,
  { serviceWorker }: { serviceWorker?: boolean },
): Promise<string> {
  if (!serviceWorker || !worker) return RETIRED;
  const code = await target.read(url.slice(1) + worker);
  if (!code) throw new Error(`${url}${worker} is missing`);
  return `self.marismaOffline=${JSON.stringify(kit)};\n${code.toString('utf8')}`;
}
