import type { CalendarFeed, CalendarLink } from '@marisma/area-kit/data';
import { quoteRow } from '@marisma/area-kit/testing';
import type { DeskRequest } from '../queries';

/** A member of staff that requests can be assigned to. */
export const STAFF_ID = '20000000-0000-4000-8000-000000000001';

/** The id of the nth request of a test. */
export const idOf = (index: number): string => `10000000-0000-4000-8000-${String(index).padStart(12, '0')}`;

/** A request that needs a reply, the later the higher its number; overridden by `part`. */
export function deskRecord(index: number, part: Partial<DeskRequest> = {}): DeskRequest {
  const at = new Date(Date.UTC(2026, 0, 5, 18) + index * 60_000).toISOString().replace('.000Z', '+00:00');
  return {
    id: idOf(index),
    kind: 'inquiry',
    state: 'open',
    needs: 'house',
    subject: `Question ${index}`,
    name: `Guest ${index}`,
    email: `guest-${index}@people.test`,
    guest_id: null,
    assignee: null,
    due_at: null,
    overdue: false,
    version: 1,
    opened_at: at,
    turn_at: at,
    unread: false,
    snoozed_until: null,
    merged_into: null,
    locale: 'en',
    reservation_id: null,
    contact_submission_id: null,
    service_booking_id: null,
    held_by: null,
    hold_until: null,
    offer: null,
    check_in: null,
    check_out: null,
    guests: null,
    total_cents: null,
    about: null,
    ...part,
  };
}

/** The price of a stay of five nights: US$10,000. */
export const quote = quoteRow(5, 'h', 200_000);

/** A calendar of another site, in order. */
export const feed = (part: Partial<CalendarFeed> = {}): CalendarFeed => ({
  id: '10000000-0000-4000-8000-000000000001',
  name: 'Airbnb',
  url: 'https://www.airbnb.test/calendar/ical/1.ics?s=abc',
  active: true,
  blocks: false,
  version: 3,
  read_at: '2026-11-23T18:00:00+00:00',
  failing_since: null,
  last_error: null,
  unreadable: 0,
  left_out: 0,
  longest_block: null,
  nights: 12,
  ...part,
});

/** A link for another site, not read yet. */
export const link = (channel: string): CalendarLink => ({
  id: `link ${channel}`,
  channel,
  created_at: '2026-11-23T18:00:00+00:00',
  made_by: 'Ana',
  read_at: null,
});

/** A stay that begins. */
export const dayStay = (part: object = {}) => ({
  id: 'stay-1',
  code: 'MR-AAAA',
  property_id: 'villa-paradise',
  property: 'Villa Paradise',
  name: 'Irene Solano',
  phone: '+1 619 555 0111',
  guests: 3,
  check_in: '2026-11-23',
  check_out: '2026-11-27',
  request_id: 'request-1',
  owed_cents: 70_000,
  details: {
    arrives_at: '16:30',
    travel: 'flight',
    flight: 'AM 652',
    party: [{ name: 'Irene' }, { name: 'Leo', age: 4 }],
    diet: 'No nuts',
    wishes: 'A crib',
    version: 1,
  },
  ...part,
});

/** A task of the day. */
export const dayTask = (part: object = {}) => ({
  id: 'task-1',
  property_id: 'villa-paradise',
  property: 'Villa Paradise',
  kind: 'clean',
  due_on: '2026-11-23',
  done: false,
  done_at: null,
  done_by: null,
  note: null,
  version: 1,
  ...part,
});

/** A service of the day. */
export const dayService = (part: object = {}) => ({
  request_id: 'request-9',
  property: 'Villa Paradise',
  code: 'MR-AAAA',
  title: 'Private Chef at Home',
  at_time: '19:30',
  name: 'Irene Solano',
  phone: '+1 619 555 0111',
  guests: 4,
  note: 'Chef Marco, from five',
  status: 'arranged',
  ...part,
});
