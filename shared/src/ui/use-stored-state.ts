import { useCallback, useEffect, useState } from 'react';
import { browserStorage, readJson } from '../browser';

/**
 * State stored on this device and shared by every tab of the site. Without storage (denied, full) it lasts as long as
 * the page. Not for personal data: it outlives the session.
 * @param parse turns the stored value into a typed one; undefined for an invalid value
 */
export function useStoredState<T>(
  key: string,
  initial: T,
  parse: (stored: unknown) => T | undefined,
): [T, (value: T) => void] {
  const [value, setValue] = useState<T>(() => parse(readJson(browserStorage, key)) ?? initial);

  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (event.key === key) setValue(parse(readJson(browserStorage, key)) ?? initial);
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [key, initial, parse]);

  const store = useCallback(
    (next: T) => {
      setValue(next);
      browserStorage.setItem(key, JSON.stringify(next));
    },
    [key],
  );
  return [value, store];
}
