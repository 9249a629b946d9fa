import { read, type Database } from '@marisma/area-kit/data';
import type { PlainDate } from '@marisma/area-kit/format';
import type { OpenInterval } from '@marisma/area-kit/office-hours';
import * as z from '@marisma/area-kit/shape';
import type { SupabaseClient } from '@supabase/supabase-js';

const rows = z.array(z.object({ weekday: z.int(), opens: z.string(), closes: z.string() }));

const days = z.array(z.string());

/** 'HH:MM' of the service's 'HH:MM:SS'. */
const minutes = (time: string): string => time.slice(0, 5);

/** When the office answers. */
export interface Office {
  hours: readonly OpenInterval[];
  /** The days off that are near. */
  closed: readonly PlainDate[];
}

/**
 * The office's hours and days off as staff have set them.
 * @throws DataError
 */
export async function readOffice(client: SupabaseClient<Database>): Promise<Office> {
  const [hours, closed] = await Promise.all([
    read(client.from('office_hours').select('weekday, opens, closes')).then((found) =>
      rows
        .parse(found)
        .map(({ weekday, opens, closes }) => ({ weekday, opens: minutes(opens), closes: minutes(closes) })),
    ),
    read(client.rpc('office_closed_days')).then((found) => days.parse(found)),
  ]);
  return { hours, closed };
}
