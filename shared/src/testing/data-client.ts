import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../data/database';

/**
 * Replaces the data service: receives each request and returns its response; throws to simulate an unreachable service.
 */
export type DataAnswer = (request: Request, url: URL) => Response | Promise<Response>;

let clients = 0;

/** The real data client with its requests answered by a function of the test. */
export function createDataClient(answer: DataAnswer): SupabaseClient<Database> {
  clients += 1;
  return createClient<Database>('http://data.test', 'publishable', {
    // A unique storage key: clients with the same key log a warning.
    auth: { persistSession: false, autoRefreshToken: false, storageKey: `test-${clients}` },
    global: {
      fetch: async (input, init) => {
        const request = new Request(input, init);
        const url = new URL(request.url);
        // As the data service does, which embeds one level of tables.
        if (/\([^)]*\(/.test(url.searchParams.get('select') ?? ''))
          return Response.json(
            { code: 'PT400', message: 'The request embeds too many tables.' },
            { status: 400 },
          );
        return answer(request, url);
      },
    },
  });
}
