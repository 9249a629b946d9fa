import { createClient, type SupabaseClient } from '@supabase/supabase-js';

import type { Database } from '../../shared/src/data/database.types';

/** supabase-js builds its realtime client at once and throws on a Node without WebSocket; nothing here uses it. */
class NoWebSocket {}

/** A client for scripts and tests in Node: session in memory, no refresh timer that would keep the process alive. */
export function createNodeClient(url: string, key: string): SupabaseClient<Database> {
  return createClient<Database>(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    realtime: { transport: NoWebSocket as unknown as typeof WebSocket },
  });
}
