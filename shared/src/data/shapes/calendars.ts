import type { Row } from './rows';

/** The link to a calendar, without its token; an owner's own has no channel. */
export type CalendarLink = Pick<Row<'calendar_links'>, 'id' | 'channel' | 'created_at' | 'read_at'> & {
  /** The first name of who made it, where that may be somebody else. */
  made_by?: string;
};

/** Another site's calendar, and how its last reading went. */
export type CalendarFeed = Pick<
  Row<'calendar_feeds'>,
  | 'id'
  | 'name'
  | 'url'
  | 'active'
  | 'blocks'
  | 'version'
  | 'read_at'
  | 'failing_since'
  | 'last_error'
  | 'unreadable'
  | 'left_out'
> & { longest_block: { from_day: string; to_day: string } | null; nights: number };

/** Nights that another calendar has sold and that are taken here. */
export interface CalendarConflict {
  id: string;
  /** The name of the calendar. */
  feed: string;
  from_day: string;
  to_day: string;
  against: string | null;
  code: string | null;
  request_id: string | null;
}

/** A taken night or more of a calendar that others read. */
export interface TakenNights {
  id: string;
  from_day: string;
  to_day: string;
  reserved: boolean;
  /** The house, and the stay's code or the other site, in an owner's own calendar. */
  house?: string | null;
  called?: string | null;
  sequence: number;
  changed_at: string;
}
