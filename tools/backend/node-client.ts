import { createClient, type SupabaseClient } from '@supabase/supabase-js';

import type { Database } from '../../shared/src/data/database.types';

/**
 * supabase-js always creates a realtime client, which throws on a Node without WebSocket. No script uses
 * realtime.
 */
class NoWebSocket {}

/**
 * A client for scripts and tests in Node: its session is in memory, and no refresh timer keeps the process
 * alive.
 */
export function createNodeClient(url: string, key: string): SupabaseClient<Database> {
  return createClient<Database>(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false, flowType: 'pkce' },
    realtime: { transport: NoWebSocket as unknown as typeof WebSocket },
  });
}
