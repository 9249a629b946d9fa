import { errorText } from '@marisma/area-kit/booking/calendar';
import { asDataError } from '@marisma/area-kit/data';
import { addDays, dayAtHouse, parsePlainDate } from '@marisma/area-kit/format';
import { type Cell, LegendList } from '@marisma/area-kit/night-grid';
import { media } from '@marisma/area-kit/theme';
import {
  Button,
  ChipGroup,
  DateField,
  deferred,
  Grid,
  IconButton,
  PageHeader,
  Panel,
  SelectField,
  Small,
  Stack,
  ComingSoonNotice,
  Subheading,
  Text,
  TitledPanel,
} from '@marisma/area-kit/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { Loaded } from '../lib/loaded';
import { NotLoaded } from '../lib/not-loaded';
import { paths } from '../paths';
import { t } from '../texts';
import { houseCalendar as texts } from '../texts/en/house-calendar';
import type { Chosen, ChosenDialogProps } from './chosen-dialog';
import { firstFree, firstNights } from './free-nights';
import { LENGTHS, useCalendarPlace } from './place';
import { type CalendarRow, type HouseCalendar, isStay, useCalendar } from './queries';
import { StaysList } from './stays-list';
import { Timeline } from './timeline';
import { Lines, Swatch } from './timeline.styles';
import { formatFullDay, describeGuest } from './labels';

export const title = t.common.title(texts.title);

const ChosenDialog = deferred<ChosenDialogProps>(
  () => import(/* webpackChunkName: "calendar-dialogs" */ './chosen-dialog'),
  { Failed: NotLoaded },
);

const GapsPanel = deferred<{ calendar: HouseCalendar }>(
  () => import(/* webpackChunkName: "calendar-gaps" */ './gaps-panel'),
  { Failed: NotLoaded },
);

const MARKS = ['confirmed', 'pending', 'block', 'feed', 'gap'] as const;

/** All houses on one timeline, with an equal list; stays and blocks are added, moved and taken back there. */
export default function CalendarPage() {
  const place = useCalendarPlace();
  const query = useCalendar(place.period);
  const { data, error } = query;
  const [chosen, choose] = useState<Chosen>();
  const onOpen =
    ({ houses, rows }: HouseCalendar) =>
    (houseId: string, { row, from }: Cell<CalendarRow>) => {
      const house = houses.find(({ id }) => id === houseId);
      if (row && row.kind !== 'gap') choose({ row });
      else if (house) choose({ house: houseId, nights: row ?? firstNights(house, from, rows) });
    };
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead}>
        {data && (
          <Button
            onClick={() => {
              const [house] = data.houses;
              // Days that are not chosen ask for no price.
              const begin = firstFree(data) ?? (house && { house: house.id, nights: { from: '', to: '' } });
              if (begin) choose(begin);
            }}
          >
            {texts.add}
          </Button>
        )}
      </PageHeader>
      <Stack $gap={6}>
        {data && <TodayPanel calendar={data} onOpen={(row) => choose({ row })} />}
        <Panel $pad={4}>
          <Stack $gap={4}>
            <CalendarTools {...place} />
            <Loaded
              query={query}
              loading={texts.loading}
              failed={texts.failed}
              hint={error && errorText(asDataError(error).code)}
            >
              {(calendar) =>
                place.view === 'list' ? (
                  <StaysList calendar={calendar} onOpen={onOpen(calendar)} />
                ) : (
                  <>
                    <Small>{texts.hint}</Small>
                    <Timeline
                      calendar={calendar}
                      requested={place.period}
                      onFrom={(day) => place.set('from', day)}
                      onOpen={onOpen(calendar)}
                      onDrop={(house, nights, row) => choose(row ? { row, nights } : { house, nights })}
                    />
                    <LegendList aria-label={texts.legend}>
                      {MARKS.map((mark) => (
                        <li key={mark}>
                          <Swatch data-mark={mark} aria-hidden="true" />
                          {mark === 'gap' ? texts.gapName : texts.why[mark]}
                        </li>
                      ))}
                    </LegendList>
                  </>
                )
              }
            </Loaded>
          </Stack>
        </Panel>
        {data?.rows.some(({ kind }) => kind === 'gap') && <GapsPanel calendar={data} />}
        <ComingSoonNotice what={texts.soon} contact={{ label: t.comingSoon.contact, to: paths.contact }} />
      </Stack>
      {chosen && data && <ChosenDialog chosen={chosen} calendar={data} onClose={() => choose(undefined)} />}
    </>
  );
}

/* On a phone the two fields share a line. */
const Period = styled(Stack)`
  ${media.phoneOnly} {
    > :not(:last-child) {
      flex: 1 1 7.5rem;
    }
  }
`;

function CalendarTools({ period, length, view, set }: ReturnType<typeof useCalendarPlace>) {
  const { from } = period;
  return (
    <Stack $row $wrap $gap={4} $align="end" $justify="space-between">
      <Period $row $wrap $gap={3} $align="end">
        <DateField
          label={texts.from}
          value={from}
          onChange={(day) => parsePlainDate(day) && set('from', day)}
        />
        <SelectField
          label={texts.length}
          value={length}
          onChange={(value) => set('days', value)}
          options={LENGTHS.map((count) => [count, texts.lengths(count)])}
        />
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

interface TodayPanelProps {
  calendar: HouseCalendar;
  onOpen: (row: CalendarRow) => void;
}

/** Who arrives and who leaves today, by the clocks of the houses. */
function TodayPanel({ calendar, onOpen }: TodayPanelProps) {
  const { today, rows, houses } = calendar;
  const nameOf = new Map(houses.map(({ id, name }) => [id, name]));
  const list = (title: string, none: string, found: readonly CalendarRow[]) => (
    <div>
      <Subheading>{title}</Subheading>
      {found.length === 0 && <Text $muted>{none}</Text>}
      <Lines>
        {found.map((row) => (
          <li key={row.id}>
            <button type="button" onClick={() => onOpen(row)}>
              {[nameOf.get(row.property_id), describeGuest(row), row.kind === 'pending' && texts.why.pending]
                .filter(Boolean)
                .join(' · ')}
            </button>
          </li>
        ))}
      </Lines>
    </div>
  );
  const stays = rows.filter(isStay);
  const arriving = stays.filter(({ from }) => from === today);
  const leaving = stays.filter(({ to, kind }) => to === today && kind === 'confirmed');
  return (
    <TitledPanel title={texts.day.title(formatFullDay(today))}>
      <Grid $min="16rem" $max={2}>
        {list(texts.day.arrivals, texts.day.noArrivals, arriving)}
        {list(texts.day.departures, texts.day.noDepartures, leaving)}
      </Grid>
    </TitledPanel>
  );
}
