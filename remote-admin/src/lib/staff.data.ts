import { read, type Database } from '@marisma/area-kit/data';
import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from '@marisma/area-kit/shape';

/** An account that answers requests. */
export interface StaffMember {
  id: string;
  name: string;
}

const members = z.array(z.object({ id: z.string(), name: z.string() }));

/**
 * The accounts that answer requests.
 * @throws DataError
 */
export const readStaff = (client: SupabaseClient<Database>, signal?: AbortSignal): Promise<StaffMember[]> =>
  read(client.rpc('staff_members'), signal).then((answer) => members.parse(answer));
