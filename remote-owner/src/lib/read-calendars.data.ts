import { read, type Database } from '@marisma/area-kit/data';
import { linkShape } from '@marisma/area-kit/calendar-links';
import * as z from '@marisma/area-kit/shape';
import type { SupabaseClient } from '@supabase/supabase-js';

const textOrNull = z.catch<string | null>(z.string(), null);

const shapes = z.array(
  z.object({
    property_id: z.string(),
    name: z.string(),
    link: linkShape,
    feeds: z.array(
      z.object({ id: z.string(), name: z.string(), active: z.boolean(), failing_since: textOrNull }),
    ),
    conflicts: z.array(
      z.object({ id: z.string(), feed: z.string(), from_day: z.string(), to_day: z.string() }),
    ),
  }),
);

/** A house's link, the calendars of other sites that are read for it, and nights that are taken twice. */
export type HouseCalendars = z.infer<typeof shapes>[number];

/** The calendars of the houses that the signed-in person keeps now. @throws DataError */
export const readCalendars = (
  client: SupabaseClient<Database>,
  signal: AbortSignal,
): Promise<HouseCalendars[]> =>
  read(client.rpc('house_calendars'), signal).then((answer) => shapes.parse(answer));
