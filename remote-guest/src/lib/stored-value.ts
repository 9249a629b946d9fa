import { readJson, type SimpleStorage } from '@marisma/shared/browser';
import type { Readable } from '@marisma/shared/shell';

export interface StoredValue<T> extends Readable<T> {
  /** Changes the value, here and, where the browser allows it, in storage. */
  update(change: (current: T) => T): void;
  /** Back to the first value; nothing stays stored. */
  clear(): void;
}

interface Options<T> {
  storage: SimpleStorage;
  key: string;
  initial: T;
  /** Checks what was read; undefined for anything that is not a value of this kind. */
  parse: (stored: unknown) => T | undefined;
}

/** A value kept in the browser. With storage denied, full or spoilt it still works, until the page is left. */
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
