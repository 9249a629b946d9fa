import type { SupabaseClient } from '@supabase/supabase-js';
import { linkShape } from '@marisma/area-kit/calendar-links';
import type { Database } from '@marisma/area-kit/data';
import * as z from '@marisma/area-kit/shape';
import { ask } from '@marisma/area-kit/stays';

type Client = SupabaseClient<Database>;

const PATIENCE_MS = 15_000;

const textOrNull = z.catch<string | null>(z.string(), null);

const span = z.object({ from_day: z.string(), to_day: z.string() });

const feedShape = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  active: z.boolean(),
  blocks: z.boolean(),
  version: z.int(),
  read_at: textOrNull,
  failing_since: textOrNull,
  last_error: textOrNull,
  unreadable: z.int(),
  left_out: z.int(),
  longest_block: z.catch<z.infer<typeof span> | null>(span, null),
  link: linkShape,
  nights: z.int(),
});

const conflictShape = z.object({
  id: z.string(),
  feed: z.string(),
  from_day: z.string(),
  to_day: z.string(),
  against: textOrNull,
  code: textOrNull,
  request_id: textOrNull,
});

const shapes = z.array(
  z.object({
    property_id: z.string(),
    name: z.string(),
    link: linkShape,
    feeds: z.array(feedShape),
    conflicts: z.array(conflictShape),
  }),
);

/** The calendars of a house as `house_calendars` answers them. */
export type HouseCalendars = z.infer<typeof shapes>[number];
/** Another site's calendar, and how its last reading went. */
export type Feed = z.infer<typeof feedShape>;
/** Nights that another calendar has sold and that are taken here. */
export type Conflict = z.infer<typeof conflictShape>;

/** What is saved of a feed; without an id a new one. */
export interface FeedDraft {
  id: string | null;
  houseId: string;
  name: string;
  url: string;
  active: boolean;
  /** Whether nights close that the site has closed without a booking. */
  blocks: boolean;
  version: number;
}

/** @throws Refusal */
export const readCalendars = (client: Client, signal?: AbortSignal): Promise<HouseCalendars[]> =>
  ask(
    (until) => client.rpc('house_calendars').retry(false).abortSignal(until),
    (answer) => shapes.parse(answer),
    PATIENCE_MS,
    signal,
  );

/** Adds a feed, changes it, or turns it off. @throws Refusal */
export const saveFeed = (client: Client, { id, houseId, version, ...rest }: FeedDraft): Promise<string> =>
  ask(
    (until) =>
      client
        // The types know no argument that may be null.
        .rpc('save_feed', { feed_id: id as string, property_id: houseId, expected_version: version, ...rest })
        .retry(false)
        .abortSignal(until),
    (answer) => z.string().parse(answer),
    PATIENCE_MS,
  );

/** Has a feed read within seconds. @throws Refusal */
export const readFeedSoon = (client: Client, feedId: string): Promise<boolean> =>
  ask(
    (until) => client.rpc('read_feed_soon', { feed_id: feedId }).retry(false).abortSignal(until),
    (answer) => z.boolean().parse(answer),
    PATIENCE_MS,
  );
