import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../data/database.types';

/** Stands in for the data service: gets each request, gives its answer; throwing is a service out of reach. */
export type DataAnswer = (request: Request, url: URL) => Response | Promise<Response>;

let clients = 0;

/** The real data client, whose requests a function of the test answers. */
export function createDataClient(answer: DataAnswer): SupabaseClient<Database> {
  clients += 1;
  return createClient<Database>('http://data.test', 'publishable', {
    // A key of its own: clients that share one warn about each other.
    auth: { persistSession: false, autoRefreshToken: false, storageKey: `test-${clients}` },
    global: {
      fetch: async (input, init) => {
        const request = new Request(input, init);
        return answer(request, new URL(request.url));
      },
    },
  });
}
