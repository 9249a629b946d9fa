import type { SimpleStorage } from '@marisma/shared/browser';

const TAKEN_KEY = 'marisma.update-taken';

/**
 * Whether a newer revision may be taken by a page load. Each is taken once, so that a page which is behind its
 * registry for a moment doesn't turn every link into one; and none where nothing is stored: a new document
 * would sign the visitor out and forget that it came.
 */
export const mayTake = (storage: SimpleStorage, revision: number): boolean =>
  navigator.onLine && storage.persists() && Number(storage.getItem(TAKEN_KEY) ?? 0) < revision;

export const noteTaken = (storage: SimpleStorage, revision: number): void =>
  storage.setItem(TAKEN_KEY, String(revision));
