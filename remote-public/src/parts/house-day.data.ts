import { read, type Database } from '@marisma/area-kit/data';
import type { PlainDate } from '@marisma/area-kit/format';
import * as z from '@marisma/area-kit/shape';
import type { SupabaseClient } from '@supabase/supabase-js';

/**
 * The date where the houses are.
 * @throws DataError
 */
export const readHouseDay = (client: SupabaseClient<Database>): Promise<PlainDate> =>
  read(client.rpc('house_today')).then((day) => z.string().parse(day));
