import { Stack } from '@marisma/area-kit/ui';
import type { Houses } from '../../lib/houses';
import { MonthTools, useMonthAndHouse, useMonthOrYear } from '../../parts/month-tools';
import { t } from '../../texts';
import { MonthSheet } from './month-sheet';
import { YearSheet } from './year-sheet';

/** What houses bring their owner: the statement of a month, of one house or of all, and the sheet of a year. */
export function StatementTab({ houses, today }: Houses) {
  const { view, choice } = useMonthOrYear(t.statement.views);
  const place = useMonthAndHouse(houses, today);
  const Sheet = view === 'year' ? YearSheet : MonthSheet;
  return (
    <Stack $gap={5}>
      {choice}
      <MonthTools {...place} houses={houses} today={today} step={view === 'year' ? 12 : 1} />
      <Sheet houses={place.shown} month={place.month} today={today} />
    </Stack>
  );
}
