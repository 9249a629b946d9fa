import { cachePage } from './page-cache';
import { answerWithoutNetwork } from './without-network';

/**
 * The part of `ServiceWorkerGlobalScope` used here; TypeScript's library for workers conflicts with the
 * DOM's.
 */
interface WorkerScope {
  registration: { navigationPreload?: { enable(): Promise<void> } };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listener: (event: InstallEvent) => void): void;
  addEventListener(type: 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: NavigationEvent) => void): void;
  addEventListener(type: 'message', listener: (event: LastingEvent & { data: unknown }) => void): void;
}

interface LastingEvent {
  waitUntil(work: Promise<unknown>): void;
}

interface InstallEvent extends LastingEvent {
  /** Static routing (W3C Service Workers); some browsers lack it. */
  addRoutes?(rules: { condition: object; source: 'network' }): Promise<void>;
}

interface NavigationEvent extends LastingEvent {
  request: Request;
  preloadResponse?: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

/**
 * The service worker (W3C Service Workers). It answers only page loads, from the network; if the network
 * gives no answer at all, from its copies. A server error counts as an answer.
 */
const worker = globalThis as unknown as WorkerScope;

worker.addEventListener('install', (event) => {
  // Replaces the old worker at once, because open pages work with either.
  void worker.skipWaiting();
  event.waitUntil(bypassOtherRequests(event).catch(() => {}));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.resolve(worker.registration.navigationPreload?.enable()));
});

worker.addEventListener('fetch', (event) => {
  const { mode, method } = event.request;
  if (mode === 'navigate' && method === 'GET') event.respondWith(answer(event));
});

worker.addEventListener('message', (event) => {
  const { seen } = event.data as { seen?: unknown };
  if (typeof seen === 'string' && /^\/(?![/\\])/.test(seen)) {
    event.waitUntil(
      fetch(seen)
        .then(cachePage)
        .catch(() => {}),
    );
  }
});

/** Where static routing exists, requests other than page loads bypass the worker. */
async function bypassOtherRequests(event: InstallEvent): Promise<void> {
  await event.addRoutes?.({ condition: { not: { requestMode: 'navigate' } }, source: 'network' });
}

async function answer(event: NavigationEvent): Promise<Response> {
  const { request, preloadResponse } = event;
  let response: Response;
  try {
    // An unused preload would cause a second request.
    response = (await preloadResponse) ?? (await fetch(request));
  } catch {
    return answerWithoutNetwork(request.url);
  }
  if (response.type === 'basic') event.waitUntil(cachePage(response.clone()).catch(() => {}));
  return response;
}
