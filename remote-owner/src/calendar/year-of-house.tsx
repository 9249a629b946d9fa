import { monthAfter } from '@marisma/area-kit/night-grid';
import { Heading, Panel, Stack, Text } from '@marisma/area-kit/ui';
import type { Houses } from '../lib/houses';
import { useIsStaff } from '../lib/houses';
import { NotRead } from '../parts/not-read';
import { MonthTools } from '../parts/month-tools';
import { useMonthAndHouse } from '../parts/use-month-and-house';
import { t } from '../texts';
import { Legend } from './legend';
import { useNights } from './queries';
import { YearGrid } from './year-grid';

/** A year of one house: what is taken and why, night by night; a night leads to its month, where it is changed. */
export default function YearOfHouse({ today, houses }: Houses) {
  const calendar = t.calendar;
  const isStaff = useIsStaff();
  const place = useMonthAndHouse(houses, today);
  const house = place.shown[0];
  const year = place.month.slice(0, 4);
  const first = `${year}-01-01`;
  const { data, error, isFetching, refetch } = useNights({ from: first, to: monthAfter(first, 12) });
  if (!house) return null;
  const own = data?.taken.filter((row) => row.property_id === house.id);
  return (
    <Stack $gap={5}>
      <MonthTools {...place} house={house.id} houses={houses} today={today} withAll={false} step={12} />
      <Heading level={2} size="lg" aria-live="polite">
        {calendar.year.title(house.name, year)}
      </Heading>
      {error && !data ? (
        <Panel>
          <NotRead title={t.houses.failed} error={error} onRetry={() => void refetch()} busy={isFetching} />
        </Panel>
      ) : (
        <>
          <Text role="status" $size="sm">
            {data ? calendar.year.hint : t.houses.loading}
          </Text>
          <Legend isStaff={isStaff} letters />
          <YearGrid
            house={house}
            year={first}
            today={today}
            taken={own}
            figures={data?.figures.filter((row) => row.property_id === house.id) ?? []}
            isStaff={isStaff}
          />
        </>
      )}
    </Stack>
  );
}
