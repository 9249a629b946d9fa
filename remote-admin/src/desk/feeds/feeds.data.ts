import {
  change,
  read,
  type Answer,
  type CalendarConflict,
  type CalendarFeed,
  type Database,
} from '@marisma/area-kit/data';
import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from '@marisma/area-kit/shape';

type Client = SupabaseClient<Database>;

/** The calendars of a house as `house_calendars` answers them. */
export type HouseCalendars = Answer<'house_calendars'>;
/** Another site's calendar, and how its last reading went. */
export type Feed = CalendarFeed;
/** Nights that another calendar has sold and that are taken here. */
export type Conflict = CalendarConflict;

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
  read(client.rpc('house_calendars'), signal);

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
