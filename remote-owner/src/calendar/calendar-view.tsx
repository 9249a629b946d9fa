import { ChipGroup, deferred, Stack, useAddressParams } from '@marisma/area-kit/ui';
import type { Houses } from '../lib/read-houses.data';
import { t } from '../texts';
import { MonthOfHouses } from './month-of-houses';

const YearOfHouse = deferred<Houses>(() => import(/* webpackChunkName: "owner-year" */ './year-of-house'));

/** The calendar by month or by year, as the address says. */
export function CalendarView(houses: Houses) {
  const texts = t.calendar.views;
  const [params, setParams] = useAddressParams();
  const view = params.get('view') === 'year' ? 'year' : 'month';
  return (
    <Stack $gap={5}>
      <ChipGroup
        label={texts.label}
        items={(['month', 'year'] as const).map((value) => ({ value, label: texts[value] }))}
        pressed={[view]}
        onToggle={(value) =>
          setParams((now) => {
            const next = new URLSearchParams(now);
            if (value === 'year') next.set('view', value);
            else next.delete('view');
            return next;
          }, true)
        }
      />
      {view === 'year' ? <YearOfHouse {...houses} /> : <MonthOfHouses {...houses} />}
    </Stack>
  );
}
