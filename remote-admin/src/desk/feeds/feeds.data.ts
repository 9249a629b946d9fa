import { change, read, type Database } from '@marisma/area-kit/data';
import type { SupabaseClient } from '@supabase/supabase-js';
import { linkShape } from '@marisma/area-kit/calendar-links';
import * as z from '@marisma/area-kit/shape';

type Client = SupabaseClient<Database>;

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

/** @throws DataError */
export const readCalendars = (client: Client, signal?: AbortSignal): Promise<HouseCalendars[]> =>
  read(client.rpc('house_calendars'), signal).then((answer) => shapes.parse(answer));

/** Adds a feed, changes it, or turns it off. @throws DataError */
export const saveFeed = (client: Client, { id, houseId, version, ...rest }: FeedDraft): Promise<string> =>
  read(
    client
      // The types know no argument that may be null.
      .rpc('save_feed', { feed_id: id as string, property_id: houseId, expected_version: version, ...rest }),
  ).then((answer) => z.string().parse(answer));

/** Has a feed read within seconds. @throws DataError */
export const readFeedSoon = (client: Client, feedId: string): Promise<boolean> =>
  change(client.rpc('read_feed_soon', { feed_id: feedId })).then((answer) => z.boolean().parse(answer));
