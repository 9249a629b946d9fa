import type { Database } from '@marisma/area-kit/data';
import type { OpenInterval } from '@marisma/area-kit/office-hours';
import * as z from '@marisma/area-kit/shape';
import { ask } from '@marisma/area-kit/stays';
import type { SupabaseClient } from '@supabase/supabase-js';

const PATIENCE_MS = 8_000;

const rows = z.array(z.object({ weekday: z.int(), opens: z.string(), closes: z.string() }));

/** 'HH:MM' of the service's 'HH:MM:SS'. */
const minutes = (time: string): string => time.slice(0, 5);

/**
 * The office's hours as staff have set them.
 * @throws Refusal
 */
export const readOfficeHours = (client: SupabaseClient<Database>): Promise<OpenInterval[]> =>
  ask(
    (until) => client.from('office_hours').select('weekday, opens, closes').retry(false).abortSignal(until),
    (found) =>
      rows
        .parse(found)
        .map(({ weekday, opens, closes }) => ({ weekday, opens: minutes(opens), closes: minutes(closes) })),
    PATIENCE_MS,
  );
