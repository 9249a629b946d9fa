import { createScriptPolicy, prefersReducedData } from '@marisma/area-kit/browser';
import { OFFLINE_META, PAGES_CACHE, WORKER_URL, type SeenMessage } from '@marisma/area-kit/offline';
import { TRUSTED_TYPES } from '@marisma/area-kit/trusted-types';
import { loadSiteConfig } from '../config/site-config';

interface KeepOptions {
  here(): string;
  subscribe(listener: () => void): void;
  /** Whether a page is the same for all visitors; only such pages are reported to the worker. */
  isPublic(pathname: string): boolean;
}

/**
 * Registers the worker that keeps visited public pages, if the site's config.json enables it; else removes
 * the worker and its copies. Does nothing in a browser without service workers.
 * @throws ConfigError when config.json can't be read; nothing is changed then
 */
export async function registerWorker({ here, subscribe, isPublic }: KeepOptions): Promise<void> {
  const { serviceWorker: container } = navigator;
  if (!container) return;
  const { serviceWorker: wanted } = await loadSiteConfig();
  if (!wanted) return removeWorker(container);
  const trustedUrl = createScriptPolicy(TRUSTED_TYPES.worker, (url) => {
    if (url !== WORKER_URL) throw new TypeError(`${url} is not the service worker`);
  });
  await container.register(trustedUrl(WORKER_URL), { updateViaCache: 'none' });
  const registration = await container.ready;
  const report = (): void => {
    // The worker only sees page loads, so it must fetch this page itself.
    const message: SeenMessage = { seen: here() };
    if (isPublic(here()) && !prefersReducedData()) registration.active?.postMessage(message);
  };
  let last = here();
  // The worker has already kept the document if it answered the page load.
  if (!container.controller || servedPathname(document) !== last) report();
  subscribe(() => {
    if (here() === last) return;
    last = here();
    report();
  });
}

const servedPathname = (page: Document): string | undefined =>
  page.querySelector<HTMLMetaElement>(`meta[name="${OFFLINE_META}"]`)?.content;

async function removeWorker(container: ServiceWorkerContainer): Promise<void> {
  const registration = await container.getRegistration();
  const isOurs = registration?.active && new URL(registration.active.scriptURL).pathname === WORKER_URL;
  if (!isOurs) return;
  await registration.unregister();
  await caches.delete(PAGES_CACHE);
}
