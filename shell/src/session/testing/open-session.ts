import { GoTrueClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '@marisma/area-kit/data';
import type { Notice } from '@marisma/area-kit/shell';
import { createBrowserClient } from '../browser-client';
import { safeStorage, type SimpleStorage } from '@marisma/area-kit/browser';
import { createSessionControl } from '../session-control';
import { createSessionStore } from '../session-store';
import { AUTH_STORAGE_KEY } from '../stored-session';
import { authSession, createServiceDouble, type ServiceDouble, type ServiceOptions } from './service-double';

const clients: SupabaseClient<Database>[] = [];

/** Creates a test's client. */
export function openClient(...args: Parameters<typeof createBrowserClient>): SupabaseClient<Database> {
  const client = createBrowserClient(...args);
  clients.push(client);
  return client;
}

afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.auth.dispose()));
  // The auth client warns of a second client on a page; each test counts as a new page.
  Reflect.set(GoTrueClient, 'nextInstanceID', {});
});

export const memoryStorage = (): SimpleStorage => safeStorage(() => undefined);

export interface OpenSessionOptions extends ServiceOptions {
  /** The service of another session; a new one by default. */
  service?: ServiceDouble;
  /** The stored session; true for the default one. */
  stored?: object | boolean;
  storage?: SimpleStorage;
  tabStorage?: SimpleStorage;
  /** How many times loading the client's code fails. */
  failedLoads?: number;
  captchaKey?: string;
}

/** The shell's session with real store and client, over a service double. */
export function openSession(options: OpenSessionOptions = {}) {
  const {
    service = createServiceDouble(options),
    stored = false,
    storage = memoryStorage(),
    tabStorage = memoryStorage(),
  } = options;
  let failures = options.failedLoads ?? 0;
  if (stored) storage.setItem(AUTH_STORAGE_KEY, JSON.stringify(stored === true ? authSession() : stored));
  const notices: Notice[] = [];
  const errors: unknown[] = [];
  const store = createSessionStore();
  const control = createSessionControl({
    store,
    loadClient: async () => {
      if (failures > 0) {
        failures -= 1;
        throw new Error('Loading chunk 7 failed');
      }
      return openClient(
        { url: '/', key: 'publishable', captchaKey: options.captchaKey },
        { storage, fetch: service.fetch },
      );
    },
    storage,
    tabStorage,
    notify: (notice) => void notices.push(notice),
    reportError: (error) => void errors.push(error),
  });
  return { service, control, store, storage, tabStorage, notices, errors };
}
