import { asDataError } from '@marisma/area-kit/data';
import { stayTexts } from '@marisma/area-kit/stays/calendar';
import {
  Button,
  ErrorState,
  deferred,
  Note,
  PageHeader,
  Panel,
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
import type { HouseCalendar } from './calendar.data';
import { firstFree, firstNights, type Cell } from './cells';
import type { Chosen, ChosenDialogProps } from './chosen';
import { StaysList } from './stays-list';
import { Timeline } from './timeline';
import { LegendList, Swatch } from './timeline.styles';
import { TodayPanel } from './today-panel';
import { useCalendar } from './use-calendar';
import { useCalendarPlace } from './use-place';

export const title = t.common.title(texts.title);

const ChosenDialog = deferred<ChosenDialogProps>(
  () => import(/* webpackChunkName: "calendar-dialogs" */ './chosen-dialog'),
  { Failed: () => <Note tone="warning">{texts.notLoaded}</Note> },
);

const MARKS = ['confirmed', 'pending', 'block', 'feed', 'gap'] as const;

/** All houses on one timeline, with an equal list; stays and blocks are added, moved and taken back there. */
export default function CalendarPage() {
  const place = useCalendarPlace();
  const { data, error, isFetching, refetch } = useCalendar(place.period);
  const [chosen, choose] = useState<Chosen>();
  const onOpen =
    (calendar: HouseCalendar) =>
    (houseId: string, { taken, gap, from }: Cell) => {
      const house = calendar.houses.find(({ id }) => id === houseId);
      if (taken) choose({ what: 'taken', taken });
      else if (house) {
        choose({ what: 'new', house: houseId, nights: gap ?? firstNights(house, from, calendar) });
      }
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
              if (begin) choose({ what: 'new', ...begin });
            }}
          >
            {texts.add}
          </Button>
        )}
      </PageHeader>
      <Stack $gap={6}>
        {data && <TodayPanel calendar={data} onOpen={(taken) => choose({ what: 'taken', taken })} />}
        <Panel $pad={4}>
          <Stack $gap={4}>
            <CalendarTools {...place} />
            <div role="status">{!data && !error && <Spinner label={texts.loading} />}</div>
            {error && !data && (
              <ErrorState
                title={texts.failed}
                reason={stayTexts.refusals[asDataError(error).code]}
                onRetry={() => void refetch()}
                busy={isFetching}
              />
            )}
            {data && place.view === 'timeline' && (
              <>
                <Text $size="sm" $muted>
                  {texts.hint}
                </Text>
                <Timeline
                  calendar={data}
                  asked={place.period}
                  onFrom={place.setFrom}
                  onOpen={onOpen(data)}
                  onDropped={({ house, taken, ...nights }) =>
                    choose(taken ? { what: 'taken', taken, nights } : { what: 'new', house, nights })
                  }
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
