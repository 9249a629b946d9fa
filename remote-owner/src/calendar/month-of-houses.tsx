import { useRef } from 'react';
import styled from 'styled-components';
import { formatDate, nightsBetween } from '@marisma/area-kit/format';
import { nightsOfMonth } from '@marisma/area-kit/night-grid';
import { intlLocale } from '@marisma/area-kit/texts';
import { media, space } from '@marisma/area-kit/theme';
import { Panel, Spinner, Stack, Text } from '@marisma/area-kit/ui';
import { MonthName, MonthTools, useMonthAndHouse } from '../parts/month-tools';
import { Unread } from '../parts/unread';
import type { Houses } from '../lib/houses';
import { useIsStaff } from '../lib/houses';
import { t } from '../texts';
import { BlockForm } from './block-form';
import { Legend } from './legend';
import { MonthGrid } from './month-grid';
import { useNights } from './queries';
import { TakenList } from './taken-list';
import { useSelection } from './use-selection';
import { datesInWords } from './words';

const Columns = styled.div`
  display: grid;
  align-items: start;
  gap: ${space(6)};

  ${media.wide} {
    &[data-single] {
      grid-template-columns: minmax(0, 5fr) minmax(0, 3fr);
    }
  }
`;

const Surface = styled(Panel)`
  padding: ${space(3)};

  ${media.tablet} {
    padding: ${space(6)};
  }
`;

/** A month of one house or all, the form below or beside it, and the list of what is taken. */
export function MonthOfHouses({ today, houses }: Houses) {
  const calendar = t.calendar;
  const isStaff = useIsStaff();
  const place = useMonthAndHouse(houses, today);
  const { month, shown } = place;
  const inMonth = nightsOfMonth(month);
  const query = useNights(inMonth);
  const { data, error } = query;
  const selection = useSelection();
  const noteRef = useRef<HTMLInputElement>(null);
  const locale = intlLocale();
  const { anchor, span } = selection;
  const formHouse = shown.find(({ id }) => id === selection.house) ?? shown[0];
  const prompt = anchor
    ? calendar.prompt.last(formatDate(anchor.day, locale))
    : span
      ? calendar.prompt.chosen(nightsBetween(span.from, span.to), datesInWords(span))
      : calendar.prompt.first;
  if (error && !data) {
    return (
      <Panel>
        <Unread of={query} loading={t.houses.loading} failed={t.houses.failed} />
      </Panel>
    );
  }
  return (
    <Stack $gap={6}>
      <MonthTools {...place} houses={houses} today={today} />
      <Columns data-single={shown.length === 1 ? '' : undefined}>
        <Surface aria-busy={!data}>
          <Stack $gap={4}>
            <MonthName level={2} size="lg" aria-live="polite">
              {formatDate(month, locale, 'month')}
            </MonthName>
            <Text role="status" $size="sm">
              {data ? prompt : t.houses.loading}
            </Text>
            <MonthGrid
              houses={shown}
              month={month}
              today={today}
              taken={data?.taken ?? []}
              isStaff={isStaff}
              selection={selection}
              onMonth={place.setMonth}
              onChosen={(byKey) => {
                if (byKey) noteRef.current?.focus();
                else noteRef.current?.scrollIntoView({ block: 'nearest' });
              }}
            />
            <Legend isStaff={isStaff} letters={shown.length === 1} />
          </Stack>
        </Surface>
        {formHouse && (
          <BlockForm
            houses={shown}
            house={formHouse}
            today={today}
            selection={selection}
            noteRef={noteRef}
            onChanged={({ from, to }) => {
              if (from >= inMonth.to || to <= inMonth.from) place.setMonth(from);
            }}
          />
        )}
      </Columns>
      {data ? (
        <TakenList
          houses={shown}
          month={month}
          today={today}
          taken={data.taken}
          figures={data.figures}
          isStaff={isStaff}
        />
      ) : (
        <Spinner label={t.houses.loading} />
      )}
    </Stack>
  );
}
