import { asDataError } from '@marisma/area-kit/data';
import { LegendList, type Cell } from '@marisma/area-kit/night-grid';
import { errorText } from '@marisma/area-kit/booking/calendar';
import {
  Button,
  deferred,
  ErrorState,
  Note,
  PageHeader,
  Panel,
  Small,
  Spinner,
  Stack,
  Text,
  TextLink,
  TitledPanel,
  uiTexts,
} from '@marisma/area-kit/ui';
import { useState } from 'react';
import { paths } from '../paths';
import { t } from '../texts';
import { houseCalendar as texts } from '../texts/en/house-calendar';
import { CalendarTools } from './calendar-tools';
import type { Chosen, ChosenDialogProps } from './chosen-dialog';
import { firstFree, firstNights } from './free-nights';
import { useCalendarPlace } from './place';
import { useCalendar, type CalendarRow, type HouseCalendar } from './queries';
import { StaysList } from './stays-list';
import { Timeline } from './timeline';
import { Swatch } from './timeline.styles';
import { TodayPanel } from './today-panel';

export const title = t.common.title(texts.title);

const ChosenDialog = deferred<ChosenDialogProps>(
  () => import(/* webpackChunkName: "calendar-dialogs" */ './chosen-dialog'),
  { Failed: () => <Note tone="warning">{texts.notLoaded}</Note> },
);

const GapsPanel = deferred<{ calendar: HouseCalendar }>(
  () => import(/* webpackChunkName: "calendar-gaps" */ './gaps-panel'),
  { Failed: () => <Note tone="warning">{texts.notLoaded}</Note> },
);

const MARKS = ['confirmed', 'pending', 'block', 'feed', 'gap'] as const;

/** All houses on one timeline, with an equal list; stays and blocks are added, moved and taken back there. */
export default function CalendarPage() {
  const place = useCalendarPlace();
  const { data, error, isFetching, refetch } = useCalendar(place.period);
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
            <div role="status">{!data && !error && <Spinner label={texts.loading} />}</div>
            {error && !data && (
              <ErrorState
                title={texts.failed}
                reason={errorText(asDataError(error).code)}
                onRetry={() => void refetch()}
                busy={isFetching}
              />
            )}
            {data && place.view === 'timeline' && (
              <>
                <Small>{texts.hint}</Small>
                <Timeline
                  calendar={data}
                  asked={place.period}
                  onFrom={(day) => place.set('from', day)}
                  onOpen={onOpen(data)}
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
            )}
            {data && place.view === 'list' && <StaysList calendar={data} onOpen={onOpen(data)} />}
          </Stack>
        </Panel>
        {data?.rows.some(({ kind }) => kind === 'gap') && <GapsPanel calendar={data} />}
        <TitledPanel title={uiTexts.comingSoon}>
          <Stack $gap={2} $align="start">
            <Text $muted>{texts.soon}</Text>
            <TextLink to={paths.contact}>{t.comingSoon.contact}</TextLink>
          </Stack>
        </TitledPanel>
      </Stack>
      {chosen && data && <ChosenDialog chosen={chosen} calendar={data} onClose={() => choose(undefined)} />}
    </>
  );
}
