import { change, type Database } from '../data';
import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from '../shape';

type Client = SupabaseClient<Database>;

/** A house's link as `house_calendars` answers it. */
export const linkShape = z.catch<{ created_at: string; read_at: string | null } | null>(
  z.object({ created_at: z.string(), read_at: z.catch<string | null>(z.string(), null) }),
  null,
);

/** A house or one of its channels, and the link to its calendar where it has one. */
export interface HouseLink {
  property_id: string;
  /** The channel whose own nights the link leaves out; none for the link of the house. */
  feed_id?: string;
  name: string;
  link: z.infer<typeof linkShape>;
}

type Linked = Pick<HouseLink, 'property_id' | 'feed_id'>;

/** Makes a new link to a house's calendar, which ends the one before. @returns its token, answered this once */
export const makeLink = (client: Client, { property_id, feed_id }: Linked): Promise<string> =>
  change(client.rpc('make_calendar_link', { property_id, feed_id })).then(
    (answer) => z.object({ token: z.string() }).parse(answer).token,
  );

/** Turns a link off. @throws DataError */
export const endLink = (client: Client, { property_id, feed_id }: Linked): Promise<boolean> =>
  change(client.rpc('end_calendar_link', { property_id, feed_id })).then((answer) =>
    z.boolean().parse(answer),
  );
