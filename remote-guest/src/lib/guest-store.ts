import { browserStorage, tabStorage } from '@marisma/area-kit/browser';
import type { Rating } from '../lib/booking';
import { homes, type HomeId } from '../sample/homes';
import { savedAtFirst } from '../sample/wishlist';
import { storedValue, type StoredValue } from './stored-value';

export interface DashboardChoices {
  showUnread: boolean;
  showCountdown: boolean;
}

/** The guest's changes on the dashboard, stored in the browser. */
export interface GuestStore {
  wishlist: StoredValue<readonly HomeId[]>;
  readThreads: StoredValue<readonly string[]>;
  /** The guest's own ratings by booking id; null where the guest removed the sample's rating. */
  ratings: StoredValue<Readonly<Record<string, Rating | null>>>;
  choices: StoredValue<DashboardChoices>;
}

const firstChoices: DashboardChoices = { showUnread: true, showCountdown: true };

/**
 * The store of one guest: the keys contain the user's id, so another user of this browser starts with an empty store.
 */
export function createGuestStore(userId: string): GuestStore {
  const key = (name: string) => `marisma:guest:${userId}:${name}`;
  return {
    wishlist: storedValue<readonly HomeId[]>({
      storage: tabStorage,
      key: key('wishlist'),
      initial: savedAtFirst,
      parse: (stored) => listOf(stored, isHomeId),
    }),
    readThreads: storedValue<readonly string[]>({
      storage: tabStorage,
      key: key('read-threads'),
      initial: [],
      parse: (stored) => listOf(stored, (item) => typeof item === 'string'),
    }),
    ratings: storedValue<Readonly<Record<string, Rating | null>>>({
      storage: tabStorage,
      key: key('ratings'),
      initial: {},
      parse: parseRatings,
    }),
    choices: storedValue<DashboardChoices>({
      storage: browserStorage,
      key: key('choices'),
      initial: firstChoices,
      parse: parseChoices,
    }),
  };
}

/** Removes everything that the browser stores for this guest's dashboard. */
export const clearGuestStore = (store: GuestStore): void => {
  for (const value of Object.values(store) as StoredValue<unknown>[]) value.clear();
};

const isHomeId = (value: unknown): value is HomeId => homes.some((home) => home.id === value);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isRating = (value: unknown): value is Rating => [1, 2, 3, 4, 5].includes(value as number);

function listOf<T>(stored: unknown, isItem: (item: unknown) => item is T): T[] | undefined {
  return Array.isArray(stored) ? stored.filter(isItem) : undefined;
}

function parseRatings(stored: unknown): Record<string, Rating | null> | undefined {
  if (!isRecord(stored)) return undefined;
  const entries = Object.entries(stored).filter(([, rating]) => rating === null || isRating(rating));
  return Object.fromEntries(entries) as Record<string, Rating | null>;
}

function parseChoices(stored: unknown): DashboardChoices | undefined {
  if (!isRecord(stored)) return undefined;
  const read = (name: keyof DashboardChoices) => {
    const value = stored[name];
    return typeof value === 'boolean' ? value : firstChoices[name];
  };
  return { showUnread: read('showUnread'), showCountdown: read('showCountdown') };
}
