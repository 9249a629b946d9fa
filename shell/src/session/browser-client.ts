import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '@marisma/area-kit/data';
import { watchAnswers } from './retry-after';
import { attachAccess } from './service-access';
import { browserStorage, type SimpleStorage } from '@marisma/area-kit/browser';
import { intlLocale } from '@marisma/area-kit/texts';
import { AUTH_STORAGE_KEY } from './stored-session';

export type Client = SupabaseClient<Database>;

interface ServiceAddress {
  url: string;
  key: string;
  captchaKey?: string;
}

interface ClientOptions {
  storage?: SimpleStorage;
  fetch?: typeof globalThis.fetch;
}

/**
 * Creates the client of the data and auth service. It stores the session in the browser, refreshes it, and
 * exchanges a code in the address for a session.
 * @throws TypeError when the URL is invalid
 */
export function createBrowserClient(address: ServiceAddress, options: ClientOptions = {}): Client {
  const url = new URL(address.url || '/', globalThis.location.origin).href.replace(/\/$/, '');
  const fetch = options.fetch ?? ((...args) => globalThis.fetch(...args));
  const answers = watchAnswers(fetch);
  const client = createClient<Database>(url, address.key, {
    auth: {
      storageKey: AUTH_STORAGE_KEY,
      storage: options.storage ?? browserStorage,
      persistSession: true,
      autoRefreshToken: true,
      detectSessionInUrl: true,
      // A session in the address is refused; only this browser can use a code that it asked for.
      flowType: 'pkce',
    },
    // The language of mails about what is sent here. A header that every origin may send (CORS-safelisted).
    global: { fetch: answers.fetch, headers: { 'Accept-Language': intlLocale() } },
  });
  answers.attachTo(client);
  attachAccess(client, { ...address, url, fetch: answers.fetch });
  return client;
}
