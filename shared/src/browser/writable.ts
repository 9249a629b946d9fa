import type { Readable } from '../contract/shell-services';

/** A value that can be set and subscribed to. */
export interface Writable<T> extends Readable<T> {
  set(value: T): void;
}

/** @returns a `Readable` that its owner can change; each change calls every listener once */
export function writable<T>(initial: T): Writable<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
