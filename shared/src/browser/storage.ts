/** The part of the web's Storage that we use. */
type WebStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface SimpleStorage extends WebStorage {
  /** Whether what was set outlives this page. */
  persists(): boolean;
}

const PROBE_KEY = 'marisma.probe';

/**
 * A storage that never throws. Where the browser denies the real one (privacy settings, a full quota,
 * a sandboxed frame) values live in memory until the page goes.
 * @param open gets the real storage; may throw, which reading `window.localStorage` does when denied
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
      const kept = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      });
      if (kept) memory.delete(key);
      else memory.set(key, value);
    },
    removeItem: (key) => {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
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
/** Lives as long as this tab. */
export const tabStorage = safeStorage(() => globalThis.sessionStorage);

/** What is stored as JSON under a key; null for nothing, and for what is no JSON. */
export function readJson(storage: Pick<Storage, 'getItem'>, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}
