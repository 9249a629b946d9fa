import type { Database } from '@marisma/area-kit/data';
import type { SupabaseClient } from '@supabase/supabase-js';

/** The data service's client. */
export type Client = SupabaseClient<Database>;
