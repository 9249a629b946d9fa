import type { ErrorCode } from '@marisma/area-kit/data';
import * as z from '@marisma/area-kit/shape';

const KINDS = ['inquiry', 'service', 'stay'] as const;
const STATES = ['open', 'waiting', 'closed'] as const;
export type RequestKind = (typeof KINDS)[number];
export type RequestState = (typeof STATES)[number];

/** A row of `desk_requests`: a request as the desk lists it. Times are ISO 8601. */
export interface DeskRequest {
  id: string;
  kind: RequestKind;
  state: RequestState;
  /** Who must act; null once the request is closed. */
  needs: 'house' | 'guest' | null;
  subject: string;
  name: string;
  email: string;
  /** The account that sent it, if any. */
  guestId: string | null;
  /** The account of the house that answers it, if any. */
  assignee: string | null;
  /** When an answer is due; null while the house owes none. */
  dueAt: string | null;
  overdue: boolean;
  version: number;
  openedAt: string;
  /** Since when the house owes an answer. */
  turnAt: string | null;
  unread: boolean;
  snoozedUntil: string | null;
  /** The request in which this one is answered. */
  mergedInto: string | null;
  /** The guest's language. */
  locale: 'en' | 'es';
  reservationId: string | null;
  contactSubmissionId: string | null;
  serviceBookingId: string | null;
  /** Until when the nights of a stay that is asked for are kept. */
  holdUntil: string | null;
  /** First name of the person who is writing an answer. */
  heldBy: string | null;
}

const textOrNull = z.catch<string | null>(z.string(), null);

const row = z.object({
  id: z.string(),
  kind: z.enum(KINDS),
  state: z.enum(STATES),
  needs: z.catch<'house' | 'guest' | null>(z.enum(['house', 'guest']), null),
  subject: textOrNull,
  name: textOrNull,
  email: textOrNull,
  guest_id: textOrNull,
  assignee: textOrNull,
  due_at: textOrNull,
  overdue: z.catch(z.boolean(), false),
  version: z.int(),
  opened_at: z.string(),
  turn_at: textOrNull,
  unread: z.catch(z.boolean(), false),
  snoozed_until: textOrNull,
  merged_into: textOrNull,
  locale: z.catch<'en' | 'es'>(z.enum(['en', 'es']), 'en'),
  reservation_id: textOrNull,
  contact_submission_id: textOrNull,
  service_booking_id: textOrNull,
  held_by: textOrNull,
  hold_until: textOrNull,
});
const rows = z.array(row);

/** The embedded backend writes times with a blank and without minutes of the offset; ISO 8601 has both. */
const iso = (time: string): string => time.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
const isoOrNull = (time: string | null): string | null => (time === null ? null : iso(time));

/** The view gives this many characters of a message. */
const SUBJECT_LENGTH = 100;

/** A message that the view cut ends with an ellipsis, without what is left of its last word. */
const wholeWords = (subject: string): string =>
  subject.length < SUBJECT_LENGTH ? subject : `${subject.replace(/[\s,.;:]*\s\S*$/, '')}…`;

/** @throws ShapeError */
export const parseRequests = (answer: unknown): DeskRequest[] =>
  rows.parse(answer).map((read) => ({
    id: read.id,
    kind: read.kind,
    state: read.state,
    needs: read.needs,
    subject: read.kind === 'inquiry' ? wholeWords(read.subject ?? '') : (read.subject ?? ''),
    name: read.name ?? '',
    email: read.email ?? '',
    guestId: read.guest_id,
    assignee: read.assignee,
    dueAt: isoOrNull(read.due_at),
    overdue: read.overdue,
    version: read.version,
    openedAt: iso(read.opened_at),
    turnAt: isoOrNull(read.turn_at),
    unread: read.unread,
    snoozedUntil: isoOrNull(read.snoozed_until),
    mergedInto: read.merged_into,
    locale: read.locale,
    reservationId: read.reservation_id,
    contactSubmissionId: read.contact_submission_id,
    serviceBookingId: read.service_booking_id,
    holdUntil: isoOrNull(read.hold_until),
    heldBy: read.held_by,
  }));

/** How many requests wait for what, as `desk_counts` answers. */
export interface DeskCounts {
  open: number;
  waiting: number;
  mine: number;
  unread: number;
  overdue: number;
  mailGivenUp: number;
  /** Accounts that wait for an admin's approval; only admins are told. */
  approvals: number;
}

const counts = z.object({
  open: z.int(),
  waiting: z.int(),
  mine: z.int(),
  unread: z.int(),
  overdue: z.int(),
  mail_given_up: z.int(),
  approvals: z.catch(z.int(), 0),
});

/** @throws ShapeError */
export function parseCounts(answer: unknown): DeskCounts {
  const { mail_given_up, ...rest } = counts.parse(answer);
  return { ...rest, mailGivenUp: mail_given_up };
}

const ids = z.array(z.string());

/** @throws ShapeError */
export const parseIds = (answer: unknown): string[] => ids.parse(answer);

const closed = z.array(z.object({ id: z.string(), refused: textOrNull }));

/** @throws ShapeError */
export const parseClosed = (answer: unknown): { id: string; refused: ErrorCode | null }[] =>
  closed.parse(answer).map(({ id, refused }) => ({
    id,
    // A word that this page does not know still says that the request was not closed.
    refused: refused as ErrorCode | null,
  }));
