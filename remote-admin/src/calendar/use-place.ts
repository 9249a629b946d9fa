import { dayAtHouse } from '@marisma/area-kit/format';
import { breakpoint } from '@marisma/area-kit/theme';
import { useAddressParams, useMediaQuery } from '@marisma/area-kit/ui';
import { readPeriod, type Length, type Period } from './period';

export type View = 'timeline' | 'list';

/** What is shown, as the address says: Back leads to the period before. */
export interface CalendarPlace {
  period: Period;
  view: View;
  setFrom(day: string): void;
  setLength(length: Length): void;
  setView(view: View): void;
}

/** The period and the view in the address; the list by default on a phone. */
export function useCalendarPlace(): CalendarPlace {
  const [params, setParams] = useAddressParams();
  const onPhone = useMediaQuery(`(max-width: ${breakpoint.tablet - 0.02}px)`);
  const asked = params.get('view');
  const set = (name: string, value: string) =>
    setParams((now) => {
      const next = new URLSearchParams(now);
      next.set(name, value);
      return next;
    }, false);
  return {
    period: readPeriod(params, dayAtHouse()),
    view: asked === 'timeline' || asked === 'list' ? asked : onPhone ? 'list' : 'timeline',
    setFrom: (day) => set('from', day),
    setLength: (length) => set('days', String(length)),
    setView: (view) => set('view', view),
  };
}
