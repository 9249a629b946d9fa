import type { Readable, ShellServices } from '@marisma/area-kit/shell';
import type { SupabaseClient } from '@supabase/supabase-js';
import { isHouseId, type HouseId } from '../houses';
import { browserStorage, readJson } from '../browser';
import { change, read, type Database } from '../data';

type Client = SupabaseClient<Database>;

/**
 * The houses that this account has saved, the first one first.
 * @throws DataError
 */
async function readSaved(client: Client, userId: string): Promise<HouseId[]> {
  const rows = await read(
    client.from('wishlist').select('property_id').eq('user_id', userId).order('created_at'),
  );
  return rows.map((row) => row.property_id).filter(isHouseId);
}

/**
 * Saves houses in this account; one that is saved already stays as it is.
 * @throws DataError
 */
async function addSaved(client: Client, userId: string, list: readonly HouseId[]): Promise<void> {
  const rows = list.map((id) => ({ user_id: userId, property_id: id }));
  const once = { onConflict: 'user_id,property_id', ignoreDuplicates: true };
  await change(client.from('wishlist').upsert(rows, once));
}

/**
 * Takes a house out of this account's wishlist, where it is in it.
 * @throws DataError
 */
async function removeSaved(client: Client, userId: string, house: HouseId): Promise<void> {
  await change(client.from('wishlist').delete().eq('user_id', userId).eq('property_id', house));
}

const DEVICE_KEY = 'marisma.wishlist';

/** The houses that were saved on this device by a visitor who was not signed in. */
function readDeviceList(): HouseId[] {
  const stored = readJson(browserStorage, DEVICE_KEY);
  return Array.isArray(stored) ? [...new Set(stored.filter(isHouseId))] : [];
}

/** Replaces the list; an empty one leaves nothing on the device. */
function writeDeviceList(list: readonly HouseId[]): void {
  if (list.length > 0) browserStorage.setItem(DEVICE_KEY, JSON.stringify(list));
  else browserStorage.removeItem(DEVICE_KEY);
}

/** The list with a house in it, or without it. */
const withHouse = (list: readonly HouseId[], house: HouseId, saved: boolean): HouseId[] => {
  const others = list.filter((id) => id !== house);
  return saved ? [...others, house] : others;
};

export interface WishlistState {
  saved: readonly HouseId[];
  /** `failed`: the account's list could not be read. */
  status: 'loading' | 'ready' | 'failed';
}

/** The saved houses: of the device while nobody is signed in, else of the account. */
export interface Wishlist extends Readable<WishlistState> {
  /**
   * Saves a house or takes it out. The change shows at once and is taken back when it fails.
   * @throws DataError when the account could not be changed
   */
  set(house: HouseId, saved: boolean): Promise<void>;
  /** Reads the account's list again. */
  reload(): void;
}

/** Tabs and areas tell each other that the account's list has changed. */
const CHANNEL = 'marisma.wishlist';

/** One tab at a time moves the device's list into the account, where the browser has locks. */
const withLock = (task: () => Promise<void>): Promise<void> =>
  globalThis.navigator?.locks ? navigator.locks.request(CHANNEL, task) : task();

export function createWishlist(shell: ShellServices): Wishlist {
  const listeners = new Set<() => void>();
  let channel: BroadcastChannel | undefined;
  let state: WishlistState = { saved: readDeviceList(), status: 'loading' };
  /** The list without the changes that are on their way. */
  let confirmed: readonly HouseId[] = state.saved;
  const pending = new Map<HouseId, { saved: boolean }>();
  let userId: string | undefined;
  let work: Promise<void> = Promise.resolve();

  function show(status: WishlistState['status'] = state.status): void {
    let saved = confirmed;
    for (const [house, change] of pending) saved = withHouse(saved, house, change.saved);
    state = { saved, status };
    for (const listener of listeners) listener();
  }

  async function load(user: string): Promise<void> {
    try {
      const client = await shell.supabase();
      await withLock(async () => {
        const list = readDeviceList();
        if (list.length === 0 || user !== userId) return;
        await addSaved(client, user, list);
        writeDeviceList(readDeviceList().filter((house) => !list.includes(house)));
        channel?.postMessage(null);
      });
      const saved = await readSaved(client, user);
      if (user !== userId) return;
      confirmed = saved;
      show('ready');
    } catch (error) {
      shell.reportError(error, { during: 'reading the wishlist' });
      if (user === userId) show('failed');
    }
  }

  function reload(): void {
    const user = userId;
    if (user !== undefined) work = work.then(() => (user === userId ? load(user) : undefined));
  }

  function followSession(): void {
    const session = shell.session.get();
    const next = session.status === 'signedIn' ? session.user.id : undefined;
    if (next !== undefined && next === userId) return;
    userId = next;
    pending.clear();
    confirmed = readDeviceList();
    show(session.status === 'signedOut' ? 'ready' : 'loading');
    reload();
  }

  async function change(user: string, house: HouseId, saved: boolean): Promise<void> {
    const entry = { saved };
    pending.set(house, entry);
    show();
    const done = work.then(async () => {
      try {
        const client = await shell.supabase();
        await (saved ? addSaved(client, user, [house]) : removeSaved(client, user, house));
        if (user === userId) confirmed = withHouse(confirmed, house, saved);
        channel?.postMessage(null);
      } finally {
        if (pending.get(house) === entry) pending.delete(house);
        if (user === userId) show();
      }
    });
    work = done.catch(() => undefined);
    return done;
  }

  async function set(house: HouseId, saved: boolean): Promise<void> {
    if (userId !== undefined) return change(userId, house, saved);
    confirmed = withHouse(readDeviceList(), house, saved);
    writeDeviceList(confirmed);
    show();
  }

  function followDevice({ key }: StorageEvent): void {
    if (userId !== undefined || (key !== DEVICE_KEY && key !== null)) return;
    confirmed = readDeviceList();
    show();
  }

  /** Follows session, other tabs and other areas while anybody looks at the list. */
  function follow(): () => void {
    const leaveSession = shell.session.subscribe(followSession);
    channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);
    channel?.addEventListener('message', reload);
    window.addEventListener('storage', followDevice);
    const before = userId;
    followSession();
    // What happened in the meantime is not known.
    if (before !== undefined && before === userId) reload();
    return () => {
      leaveSession();
      channel?.close();
      channel = undefined;
      window.removeEventListener('storage', followDevice);
    };
  }

  let leave: (() => void) | undefined;
  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      leave ??= follow();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        leave?.();
        leave = undefined;
      };
    },
    set,
    reload,
  };
}
