import { useEffect, useEffectEvent, useState } from 'react';
import { today, type PlainDate } from '../format';

/** In every time zone the day begins with a quarter of an hour. */
const QUARTER_MS = 15 * 60_000;
const LOOK_MS = 15_000;

/**
 * Calls back when a new day may have begun: with each quarter of an hour while the tab is visible, and when somebody comes
 * back to it in another quarter. A device whose clock is wrong does not know with which one the house's day begins.
 */
export function useDayChange(onTurn: () => void): void {
  const call = useEffectEvent(onTurn);
  useEffect(() => {
    const quarter = () => Math.floor(Date.now() / QUARTER_MS);
    let seen = quarter();
    const look = () => {
      if (document.hidden || quarter() === seen) return;
      seen = quarter();
      call();
    };
    const timer = setInterval(look, LOOK_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
}

/**
 * Today by the device's clock, also on a page that stays open past midnight.
 * @param read the day where the visitor is, or `dayAtHouse`
 */
export function useToday(read: () => PlainDate = today): PlainDate {
  const [day, setDay] = useState(() => read());
  useDayChange(() => setDay(read()));
  return day;
}
