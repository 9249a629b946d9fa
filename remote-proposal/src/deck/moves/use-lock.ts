import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * A lock that opens after `duration` milliseconds.
 * @returns `take`, which closes the lock and returns whether it was open
 */
export function useLock(duration: number): { locked: boolean; take: () => boolean } {
  const [locked, setLocked] = useState(false);
  // A ref, because two events may occur before the next render.
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
