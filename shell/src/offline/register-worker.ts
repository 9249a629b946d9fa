import { createScriptPolicy, savesData } from '@marisma/shared/browser';
import { KEEP_NAME, PAGES_CACHE, WORKER_URL, type SeenMessage } from '@marisma/shared/offline';
import { TRUSTED_TYPES } from '@marisma/shared/trusted-types';
import { loadSiteConfig } from '../config/site-config';

interface KeepOptions {
  /** Pathname, with the prefix of its language, of the page that is shown. */
  here(): string;
  /** Calls back with each change of page. */
  subscribe(listener: () => void): void;
  /** Whether a page is the same for everybody; only such pages are mentioned to the worker. */
  isPublic(pathname: string): boolean;
}

/**
 * Lets this browser keep the public pages that it has seen, if the site's config.json says so; else takes out a
 * worker that was let in before. Where the browser has none, or refuses it, nothing happens.
 * @throws ConfigError when config.json can't be had: nothing is changed then
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
  const tell = (): void => {
    // What is shown without a page load would have to be fetched once more, as a page.
    const message: SeenMessage = { seen: here() };
    if (isPublic(here()) && !savesData()) registration.active?.postMessage(message);
  };
  let last = here();
  // The document itself was kept as it came, if the worker was there to answer for it.
  if (!container.controller || carriedBy(document) !== last) tell();
  subscribe(() => {
    if (here() === last) return;
    last = here();
    tell();
  });
}

/** The pathname of the page that a document came as. */
const carriedBy = (page: Document): string | undefined =>
  page.querySelector<HTMLMetaElement>(`meta[name="${KEEP_NAME}"]`)?.content;

async function removeWorker(container: ServiceWorkerContainer): Promise<void> {
  const registration = await container.getRegistration();
  const isOurs = registration?.active && new URL(registration.active.scriptURL).pathname === WORKER_URL;
  if (!isOurs) return;
  await registration.unregister();
  await caches.delete(PAGES_CACHE);
}
