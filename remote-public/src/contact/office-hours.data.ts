import type { Database } from '@marisma/area-kit/data';
import type { PlainDate } from '@marisma/area-kit/format';
import type { OpenInterval } from '@marisma/area-kit/office-hours';
import * as z from '@marisma/area-kit/shape';
import { ask } from '@marisma/area-kit/stays';
import type { SupabaseClient } from '@supabase/supabase-js';

const PATIENCE_MS = 8_000;

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
 * @throws Refusal
 */
export async function readOffice(client: SupabaseClient<Database>): Promise<Office> {
  const [hours, closed] = await Promise.all([
    ask(
      (until) => client.from('office_hours').select('weekday, opens, closes').retry(false).abortSignal(until),
      (found) =>
        rows
          .parse(found)
          .map(({ weekday, opens, closes }) => ({ weekday, opens: minutes(opens), closes: minutes(closes) })),
      PATIENCE_MS,
    ),
    ask(
      (until) => client.rpc('office_closed_days').retry(false).abortSignal(until),
      (found) => days.parse(found),
      PATIENCE_MS,
    ),
  ]);
  return { hours, closed };
}
