import type { Readable } from '@marisma/shared/shell';

export interface StoredValue<T> extends Readable<T> {
  /** Changes the value, here and, where the browser allows it, in storage. */
  update(change: (current: T) => T): void;
  /** Back to the first value; nothing stays stored. */
  clear(): void;
  /** Whether the last write reached the storage. */
  isKept(): boolean;
}

interface Options<T> {
  /** Asked for at each use: merely naming a storage throws where it is denied. */
  storage: () => Storage;
  key: string;
  initial: T;
  /** Checks what was read; undefined for anything that is not a value of this kind. */
  parse: (stored: unknown) => T | undefined;
}

/** A value kept in the browser. With storage denied, full or spoilt it still works, until the page is left. */
export function storedValue<T>({ storage, key, initial, parse }: Options<T>): StoredValue<T> {
  let value = read();
  let kept = true;
  const listeners = new Set<() => void>();

  function read(): T {
    try {
      const text = storage().getItem(key);
      return (text === null ? undefined : parse(JSON.parse(text))) ?? initial;
    } catch {
      return initial;
    }
  }

  function change(next: T, write: (target: Storage) => void): void {
    value = next;
    try {
      write(storage());
      kept = true;
    } catch {
      kept = false;
    }
    for (const listener of [...listeners]) listener();
  }

  return {
    get: () => value,
    isKept: () => kept,
    update: (changed) => {
      const next = changed(value);
      change(next, (target) => target.setItem(key, JSON.stringify(next)));
    },
    clear: () => change(initial, (target) => target.removeItem(key)),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
