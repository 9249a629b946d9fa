import { now } from '@marisma/area-kit/format';
import { useEffect, useState } from 'react';

/** The time, which moves on by itself while the window is visible: for countdowns in minutes. */
export function useNow(everyMs = 15_000): number {
  const [moment, setMoment] = useState(() => now().getTime());
  useEffect(() => {
    const look = () => {
      if (!document.hidden) setMoment(now().getTime());
    };
    const timer = setInterval(look, everyMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [everyMs]);
  return moment;
}
