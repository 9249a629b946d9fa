import { change, read, type Answer, type CalendarFeed, type DataError } from '@marisma/area-kit/data';
import { useChange, useRead } from '@marisma/area-kit/queries';
import { errorText } from '@marisma/area-kit/booking/calendar';
import { useQueryClient } from '@tanstack/react-query';
import { formatMoment } from '../../lib/format';
import { t } from '../../texts';
import type { Client } from '../../lib/client';

/** The calendars of a house as `house_calendars` answers them. */
export type HouseCalendars = Answer<'house_calendars'>;

/** The key of the calendars of all houses. */
export const CALENDARS = ['calendars'];

/** The calendars of all houses; a feed that was added is read within seconds, and its health shown. */
export function useCalendars() {
  return useRead(
    'reading the calendars',
    CALENDARS,
    (client, signal) => read(client.rpc('house_calendars'), signal),
    { staleTime: 0, retry: false, refetchInterval: 10_000 },
  );
}

/** What is saved of a feed; without an id a new one. */
export type FeedDraft = Pick<CalendarFeed, 'name' | 'url' | 'active' | 'blocks' | 'version'> & {
  id: string | null;
  removed?: boolean;
  property_id: string;
};

/** Adds a feed, changes it, turns it off, or removes it. */
export const saveFeed = (client: Client, { id, version, ...rest }: FeedDraft) =>
  // The types know no argument that may be null.
  change(client.rpc('save_feed', { ...rest, feed_id: id as string, expected_version: version }));

export const useSaveFeed = () => useChange(saveFeed, CALENDARS);

/** Has a feed read within seconds. */
export const useReadFeedSoon = (id: string) =>
  useChange((client) => change(client.rpc('read_feed_soon', { feed_id: id })), CALENDARS);

/** Reads the calendars again. */
export function useReadAgain() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: CALENDARS });
}

/** The words for an error of a change to a calendar. */
export function errorMessage({ code, changed }: DataError): string {
  if (code === 'not_allowed') return t.feeds.notAllowedHint;
  if (code === 'stale' && changed) return t.feeds.stale(changed.who, formatMoment(changed.when));
  return errorText(code);
}
