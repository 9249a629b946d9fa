import type { StayQuery } from '@marisma/area-kit/booking';
import { readDraft, writeDraft } from '../../parts/draft';

/** What a guest has entered, and what makes a repeated request the same one. */
export interface RequestDraft {
  message?: string;
  /** The version of the terms that the guest has accepted. */
  agreed?: string;
  /** The key of the request, and the stay it belongs to: another stay is another request. */
  key?: string;
  keyOf?: string;
  /** The stay that was requested. */
  sentFor?: string;
}

/** Dates, guests and pets of a stay as one text. */
export const stayKey = ({ checkIn, checkOut, guests, pets }: StayQuery): string =>
  `${checkIn}/${checkOut}/${guests}/${pets}`;

/** The draft of a signed-in guest in this tab, also one that `parkRequestDraft` has stored for this guest. */
export function readRequestDraft(name: string, userId: string): RequestDraft {
  const { by, ...parked } = readDraft(name, null);
  return { ...(by === userId && parked), ...readDraft(name, userId) };
}

/** Stores the draft of a signed-in guest until the tab is closed. */
export function saveRequestDraft(name: string, userId: string, draft: RequestDraft): void {
  writeDraft(name, userId, { ...draft });
  writeDraft(name, null, {});
}

/** Stores the draft of a guest whose session has expired: the shell removes the one under the guest's name. */
export const parkRequestDraft = (name: string, userId: string, draft: RequestDraft): void =>
  writeDraft(name, null, { ...draft, by: userId });
