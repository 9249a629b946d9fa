import { cachePage } from './page-cache';
import type { InstallEvent, NavigationEvent, WorkerScope } from './scope';
import { answerWithoutNetwork } from './without-network';

/**
 * The service worker (W3C Service Workers). It answers page loads alone, always from the network; from its copies
 * only when the network brings no answer at all. An error of the host is an answer.
 */
const worker = globalThis as unknown as WorkerScope;

worker.addEventListener('install', (event) => {
  // It answers as the one before did, or better: nobody has to wait for it.
  void worker.skipWaiting();
  event.waitUntil(leaveTheRest(event).catch(() => {}));
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

/** Where browsers can be told so, whatever is no page load doesn't even wake the worker. */
async function leaveTheRest(event: InstallEvent): Promise<void> {
  await event.addRoutes?.({ condition: { not: { requestMode: 'navigate' } }, source: 'network' });
}

async function answer(event: NavigationEvent): Promise<Response> {
  const { request, preloadResponse } = event;
  let response: Response;
  try {
    // A preload that goes unused would be a second request.
    response = (await preloadResponse) ?? (await fetch(request));
  } catch {
    return answerWithoutNetwork(request.url);
  }
  if (response.type === 'basic') event.waitUntil(cachePage(response.clone()).catch(() => {}));
  return response;
}
