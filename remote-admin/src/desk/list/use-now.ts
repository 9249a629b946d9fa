import { useEffect, useState } from 'react';

/** The time, which moves on by itself while the window is visible: for countdowns in minutes. */
export function useNow(everyMs = 15_000): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const look = () => {
      if (!document.hidden) setNow(Date.now());
    };
    const timer = setInterval(look, everyMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [everyMs]);
  return now;
}
