import { readJson, type SimpleStorage } from '@marisma/area-kit/browser';
import type { Readable } from '@marisma/area-kit/shell';

export interface StoredValue<T> extends Readable<T> {
  /** Changes the value in memory and, if the browser allows it, in storage. */
  update(change: (current: T) => T): void;
  /** Resets to the initial value and removes it from storage. */
  clear(): void;
}

interface Options<T> {
  storage: SimpleStorage;
  key: string;
  initial: T;
  /** Validates a stored value; undefined if it is invalid. */
  parse: (stored: unknown) => T | undefined;
}

/** A value stored in the browser. If storage is denied, full or invalid, the value lasts until the page is left. */
export function storedValue<T>({ storage, key, initial, parse }: Options<T>): StoredValue<T> {
  let value = parse(readJson(storage, key)) ?? initial;
  const listeners = new Set<() => void>();

  function change(next: T): void {
    value = next;
    for (const listener of [...listeners]) listener();
  }

  return {
    get: () => value,
    update: (changed) => {
      const next = changed(value);
      storage.setItem(key, JSON.stringify(next));
      change(next);
    },
    clear: () => {
      storage.removeItem(key);
      change(initial);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
