import { useCallback, useEffect, useState } from 'react';

/**
 * State that this device remembers, in every tab of the site. Without storage (denied, full) it is plain state.
 * Not for anything personal: it outlives the session.
 * @param parse turns what was stored into a value; undefined for anything it does not know
 */
export function useStoredState<T>(
  key: string,
  initial: T,
  parse: (stored: unknown) => T | undefined,
): [T, (value: T) => void] {
  const [value, setValue] = useState<T>(() => read(key, parse) ?? initial);

  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (event.key === key) setValue(read(key, parse) ?? initial);
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [key, initial, parse]);

  const store = useCallback(
    (next: T) => {
      setValue(next);
      try {
        localStorage.setItem(key, JSON.stringify(next));
      } catch {
        // It still holds until the page is left.
      }
    },
    [key],
  );
  return [value, store];
}

function read<T>(key: string, parse: (stored: unknown) => T | undefined): T | undefined {
  try {
    const text = localStorage.getItem(key);
    return text === null ? undefined : parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
