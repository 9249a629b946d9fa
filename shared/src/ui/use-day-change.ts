import { useEffect, useEffectEvent, useState } from 'react';
import { today, type PlainDate } from '../format';

/** In every time zone the day begins with a quarter of an hour. */
const QUARTER_MS = 15 * 60_000;
const CHECK_MS = 15_000;

/**
 * Calls back when a new day may have begun: with each quarter of an hour while the tab is visible, and when somebody comes
 * back to it in another quarter. A device whose clock is wrong does not know with which one the house's day begins.
 */
export function useDayChange(onChange: () => void): void {
  const call = useEffectEvent(onChange);
  useEffect(() => {
    const quarter = () => Math.floor(Date.now() / QUARTER_MS);
    let last = quarter();
    const check = () => {
      if (document.hidden || quarter() === last) return;
      last = quarter();
      call();
    };
    const timer = setInterval(check, CHECK_MS);
    document.addEventListener('visibilitychange', check);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
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
