/** The part of the web's Storage that we use. */
export interface SimpleStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/**
 * A storage that never throws. Where the browser denies the real one (privacy settings, a full quota,
 * a sandboxed frame) values live in memory until the page goes.
 * @param open gets the real storage; may throw, which reading `window.localStorage` does when denied
 */
export function safeStorage(open: () => SimpleStorage | undefined): SimpleStorage {
  const memory = new Map<string, string>();
  const attempt = <T>(action: (storage: SimpleStorage) => T): T | undefined => {
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
  };
}

/** Shared by every tab of this browser. */
export const browserStorage = safeStorage(() => globalThis.localStorage);
/** Lives as long as this tab. */
export const tabStorage = safeStorage(() => globalThis.sessionStorage);
