import type { SimpleStorage } from '@marisma/area-kit/browser';

const TAKEN_KEY = 'marisma.update-taken';

/**
 * Whether a newer revision may be loaded. Each is loaded once, so that a page briefly older than its registry
 * does not turn every link into a page load. Without storage none is loaded: a new document would sign the
 * visitor out and lose the record.
 */
export const mayTake = (storage: SimpleStorage, revision: number): boolean =>
  navigator.onLine && storage.persists() && Number(storage.getItem(TAKEN_KEY) ?? 0) < revision;

export const noteTaken = (storage: SimpleStorage, revision: number): void =>
  storage.setItem(TAKEN_KEY, String(revision));
