import type { StayQuery } from '@marisma/area-kit/booking';
import { readDraft, writeDraft } from '../../parts/draft';

/** What a guest has entered, and what makes a repeated request the same one. */
export interface RequestDraft {
  message: string;
  /** The version of the terms that the guest has accepted. */
  agreed?: string;
  /** The key of the request, and the stay it belongs to: another stay is another request. */
  key?: string;
  keyOf?: string;
  /** The stay that was requested. */
  sentFor?: string;
}

/** Dates, guests and pets of a stay in one text. */
export const nameOf = ({ checkIn, checkOut, guests, pets }: StayQuery): string =>
  `${checkIn}/${checkOut}/${guests}/${pets}`;

/**
 * The draft of a signed-in guest in this tab. A draft whose session had expired when it was sent waits under nobody's name
 * and returns to the same guest only.
 */
export function readRequestDraft(name: string, userId: string): RequestDraft {
  const { by, ...waiting } = readDraft(name, null);
  return { message: '', ...(by === userId && waiting), ...readDraft(name, userId) };
}

/** @param userId the signed-in guest */
export function keepRequestDraft(name: string, userId: string, { message, ...rest }: RequestDraft): void {
  const kept = { ...(message && { message }), ...rest };
  writeDraft(
    name,
    userId,
    Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== undefined)),
  );
  writeDraft(name, null, {});
}

/** Keeps a draft for a guest whose session has expired; the shell removes the one under the guest's name. */
export function parkRequestDraft(
  name: string,
  userId: string,
  { message, agreed, key, keyOf }: RequestDraft,
): void {
  writeDraft(name, null, {
    by: userId,
    message,
    ...(agreed && { agreed }),
    ...(key && keyOf && { key, keyOf }),
  });
}
