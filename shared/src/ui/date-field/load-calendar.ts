import { useCallback, useState, type ComponentType } from 'react';
import type { CalendarProps } from './calendar';

export type LoadCalendar = () => Promise<{ default: ComponentType<CalendarProps> }>;

export type CalendarCode = { Calendar?: ComponentType<CalendarProps>; failed?: boolean; load: () => void };

const importCalendar: LoadCalendar = () => import('./calendar');

/**
 * Loads the calendar's code on demand. A failed attempt is not cached, so the next call downloads again.
 * @param load replaces the import, in tests
 */
export function useCalendarCode(load: LoadCalendar = importCalendar): CalendarCode {
  const [code, setCode] = useState<Omit<CalendarCode, 'load'>>({});
  const loadIt = useCallback(() => {
    setCode((before) => (before.failed ? {} : before));
    load().then(
      (module) => setCode({ Calendar: module.default }),
      () => setCode((before) => (before.Calendar ? before : { failed: true })),
    );
  }, [load]);
  return { ...code, load: loadIt };
}
