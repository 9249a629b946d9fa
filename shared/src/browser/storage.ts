/** The part of the web's Storage that this project uses. */
type WebStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface SimpleStorage extends WebStorage {
  /** The keys of all stored values. */
  keys(): string[];
  /** Whether stored values outlive this page. */
  persists(): boolean;
}

const PROBE_KEY = 'marisma.probe';

/**
 * A storage that never throws. Where the browser denies the real storage (privacy settings, a full quota, a sandboxed
 * frame) values are kept in memory until the page unloads.
 * @param open returns the real storage; may throw, as `window.localStorage` does when storage is denied
 */
export function safeStorage(open: () => WebStorage | undefined): SimpleStorage {
  const memory = new Map<string, string>();
  const attempt = <T>(action: (storage: WebStorage) => T): T | undefined => {
    try {
      const storage = open();
      return storage && action(storage);
    } catch {
      return undefined;
    }
  };
  return {
    getItem: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    setItem: (key, value) => {
      const stored = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      });
      if (stored) memory.delete(key);
      else memory.set(key, value);
    },
    removeItem: (key) => {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
    keys: () => [...memory.keys(), ...(attempt((storage) => Object.keys(storage)) ?? [])],
    persists: () =>
      attempt((storage) => {
        storage.setItem(PROBE_KEY, '1');
        storage.removeItem(PROBE_KEY);
        return true;
      }) ?? false,
  };
}

/** Shared by every tab of this browser. */
export const browserStorage = safeStorage(() => globalThis.localStorage);
/** Kept until this tab closes. */
export const tabStorage = safeStorage(() => globalThis.sessionStorage);

/** The value stored as JSON under a key; null when the key is absent or its text is not JSON. */
export function readJson(storage: Pick<Storage, 'getItem'>, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}
