import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * A lock that opens by itself.
 * @returns `take`, which says whether the lock was free and closes it for `duration` milliseconds
 */
export function useLock(duration: number): { locked: boolean; take: () => boolean } {
  const [locked, setLocked] = useState(false);
  // Two events may come before the next render: the answer cannot wait for state.
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);

  const take = useCallback(() => {
    if (timer.current !== null) return false;
    setLocked(true);
    timer.current = setTimeout(() => {
      timer.current = null;
      setLocked(false);
    }, duration);
    return true;
  }, [duration]);

  useEffect(
    () => () => {
      if (timer.current !== null) clearTimeout(timer.current);
      timer.current = null;
    },
    [],
  );

  return { locked, take };
}
