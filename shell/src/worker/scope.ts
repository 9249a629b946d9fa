/**
 * The part of `ServiceWorkerGlobalScope` used here; TypeScript's library for workers conflicts with the
 * DOM's.
 */
export interface WorkerScope {
  registration: { navigationPreload?: { enable(): Promise<void> } };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listener: (event: InstallEvent) => void): void;
  addEventListener(type: 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: NavigationEvent) => void): void;
  addEventListener(type: 'message', listener: (event: LastingEvent & { data: unknown }) => void): void;
}

export interface LastingEvent {
  waitUntil(work: Promise<unknown>): void;
}

export interface InstallEvent extends LastingEvent {
  /** Static routing (W3C Service Workers); some browsers lack it. */
  addRoutes?(rules: { condition: object; source: 'network' }): Promise<void>;
}

export interface NavigationEvent extends LastingEvent {
  request: Request;
  preloadResponse?: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}
