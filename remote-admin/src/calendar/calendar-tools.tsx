import { addDays, dayAtHouse, parsePlainDate } from '@marisma/area-kit/format';
import { media } from '@marisma/area-kit/theme';
import { Button, ChipGroup, DateField, Field, IconButton, Select, Stack } from '@marisma/area-kit/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import { houseCalendar as texts } from '../texts/en/house-calendar';
import { LENGTHS, type useCalendarPlace } from './place';

/* On a phone the two fields share a line. */
const Period = styled(Stack)`
  ${media.phoneOnly} {
    > :not(:last-child) {
      flex: 1 1 7.5rem;
    }
  }
`;

/** Chooses the period and the view. */
export function CalendarTools({ period, length, view, set }: ReturnType<typeof useCalendarPlace>) {
  const { from } = period;
  return (
    <Stack $row $wrap $gap={4} $align="end" $justify="space-between">
      <Period $row $wrap $gap={3} $align="end">
        <DateField
          label={texts.from}
          value={from}
          onChange={(day) => parsePlainDate(day) && set('from', day)}
        />
        <Field label={texts.length}>
          <Select value={length} onChange={(event) => set('days', event.target.value)}>
            {LENGTHS.map((count) => (
              <option key={count} value={count}>
                {texts.lengths(count)}
              </option>
            ))}
          </Select>
        </Field>
        <Stack $row $gap={2}>
          <IconButton
            label={texts.previous(length)}
            icon={<ChevronLeft aria-hidden="true" strokeWidth={1.75} />}
            onClick={() => set('from', addDays(from, -length))}
          />
          <Button variant="outline" onClick={() => set('from', dayAtHouse())}>
            {texts.today}
          </Button>
          <IconButton
            label={texts.next(length)}
            icon={<ChevronRight aria-hidden="true" strokeWidth={1.75} />}
            onClick={() => set('from', addDays(from, length))}
          />
        </Stack>
      </Period>
      <ChipGroup
        label={texts.view}
        items={(['timeline', 'list'] as const).map((value) => ({ value, label: texts.views[value] }))}
        pressed={[view]}
        onToggle={(value) => set('view', value)}
      />
    </Stack>
  );
}
