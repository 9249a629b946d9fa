import { addDays, dayAtHouse, parsePlainDate } from '@marisma/area-kit/format';
import type { Nights } from '@marisma/area-kit/night-grid';
import { breakpoint } from '@marisma/area-kit/theme';
import { useAddressParams, useMediaQuery } from '@marisma/area-kit/ui';

/** How many nights can be shown at once. */
export const LENGTHS = [14, 30, 90] as const;
export type Length = (typeof LENGTHS)[number];

/** The period and the view in the address, so that Back leads to the period before; the list by default on a phone. */
export function useCalendarPlace() {
  const [params, , setParam] = useAddressParams();
  const onPhone = useMediaQuery(`(max-width: ${breakpoint.tablet - 0.02}px)`);
  const view = params.get('view');
  const day = params.get('from') ?? '';
  const from = parsePlainDate(day) && day >= '2000-01-01' && day < '2100-01-01' ? day : dayAtHouse();
  const length = LENGTHS.find((one) => String(one) === params.get('days')) ?? 30;
  const period: Nights = { from, to: addDays(from, length) };
  return {
    period,
    length,
    view: view === 'timeline' || view === 'list' ? view : onPhone ? 'list' : 'timeline',
    set: (name: 'from' | 'days' | 'view', value: string) => setParam(name, value, false),
  };
}
