import { ChipGroup, Stack, useAddressParams } from '@marisma/area-kit/ui';
import type { Houses } from '../../lib/houses';
import { MonthTools, useMonthAndHouse } from '../../parts/month-tools';
import { t } from '../../texts';
import { MonthSheet } from './month-sheet';
import { YearSheet } from './year-sheet';

const VIEWS = ['month', 'year'] as const;

/** What houses bring their owner: the statement of a month, of one house or of all, and the sheet of a year. */
export function StatementTab({ houses, today }: Houses) {
  const { views } = t.statement;
  const [params, , setParam] = useAddressParams();
  const place = useMonthAndHouse(houses, today);
  const view = params.get('view') === 'year' ? 'year' : 'month';
  const Sheet = view === 'year' ? YearSheet : MonthSheet;
  return (
    <Stack $gap={5}>
      <ChipGroup
        label={views.label}
        items={VIEWS.map((value) => ({ value, label: views[value] }))}
        pressed={[view]}
        onToggle={(next) => setParam('view', next === 'year' ? next : '', true)}
      />
      <MonthTools {...place} houses={houses} today={today} step={view === 'year' ? 12 : 1} />
      <Sheet houses={place.shown} month={place.month} today={today} />
    </Stack>
  );
}
