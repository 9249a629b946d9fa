import {
  browserStorage,
  readJson,
  tabStorage,
  writable,
  type SimpleStorage,
} from '@marisma/area-kit/browser';
import type { Readable } from '@marisma/area-kit/shell';
import * as z from '@marisma/area-kit/shape';
import { createContext, useContext } from 'react';
import type { HomeId } from '../homes';

/** A value in the browser's storage; where that is denied or full, it lasts until the page is left. */
interface StoredValue<T> extends Readable<T> {
  update(change: (current: T) => T): void;
  /** Resets to the initial value and removes it from storage. */
  clear(): void;
}

/** @param initial also stands for a stored value that does not have this shape */
function storedValue<T>(storage: SimpleStorage, key: string, shape: z.Shape<T>, initial: T): StoredValue<T> {
  const { get, set, subscribe } = writable(shape.safeParse(readJson(storage, key)).data ?? initial);
  return {
    get,
    subscribe,
    update: (change) => {
      set(change(get()));
      storage.setItem(key, JSON.stringify(get()));
    },
    clear: () => {
      storage.removeItem(key);
      set(initial);
    },
  };
}

export type Rating = 1 | 2 | 3 | 4 | 5;

const STARS: readonly Rating[] = [1, 2, 3, 4, 5];
const RATING = z.catch<Rating | null>(z.union(STARS.map((stars) => z.literal(stars))), null);

export interface DashboardChoices {
  showUnread: boolean;
  showCountdown: boolean;
}

/** What the sample guest had saved before this visit. */
const SAVED: readonly HomeId[] = ['ocean-villa-infinity', 'villa-paradise'];

/**
 * The guest's changes on the dashboard. The keys contain the user's id, so another user of this browser starts with an
 * empty store.
 */
export function createGuestStore(userId: string) {
  const key = (name: string) => `marisma:guest:${userId}:${name}`;
  const strings = z.array(z.string());
  return {
    /** Homes that the sample guest has saved. */
    wishlist: storedValue<readonly string[]>(tabStorage, key('wishlist'), strings, SAVED),
    readMessages: storedValue<readonly string[]>(tabStorage, key('read-threads'), strings, []),
    /** Ratings by the code of a stay; null where the guest removed the sample's. */
    ratings: storedValue<Readonly<Record<string, Rating | null>>>(
      tabStorage,
      key('ratings'),
      z.record(z.string(), RATING),
      {},
    ),
    choices: storedValue<DashboardChoices>(
      browserStorage,
      key('choices'),
      z.object({ showUnread: z.boolean(), showCountdown: z.boolean() }),
      { showUnread: true, showCountdown: true },
    ),
  };
}

type GuestStore = ReturnType<typeof createGuestStore>;

const GuestStoreContext = createContext<GuestStore | null>(null);
export const GuestStoreProvider = GuestStoreContext.Provider;

/** @throws Error outside of the guest layout */
export function useGuestStore(): GuestStore {
  const store = useContext(GuestStoreContext);
  if (!store) throw new Error('Render this inside the guest layout.');
  return store;
}

/** Removes everything that the browser stores for this guest's dashboard. */
export const clearGuestStore = (store: GuestStore): void =>
  Object.values(store).forEach((value) => value.clear());
