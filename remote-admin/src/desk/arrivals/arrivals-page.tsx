import { asDataError } from '@marisma/area-kit/data';
import { dayAtHouse, formatDate, parsePlainDate, type PlainDate } from '@marisma/area-kit/format';
import { useSearchParams } from '@marisma/area-kit/router';
import { intlLocale } from '@marisma/area-kit/texts';
import { media, space } from '@marisma/area-kit/theme';
import { Button, ButtonLink, EmptyState, FormStatus, Heading, PrintSheet } from '@marisma/area-kit/ui';
import { Printer } from 'lucide-react';
import styled from 'styled-components';
import { Loaded } from '../../lib/loaded';
import { paths } from '../../paths';
import { t } from '../../texts';
import { DayChoice } from './day-choice';
import { DayServices, DayStays } from './day-lists';
import { type DayList, useDay } from './queries';
import { TasksPanel } from './tasks-panel';
import { DeskPage } from '../desk-page';

export const title = t.arrivals.title;

const Sheet = styled.div`
  display: grid;
  gap: ${space(5)};
  grid-template-columns: minmax(0, 1fr);
  align-items: start;

  > div {
    display: grid;
    gap: ${space(5)};
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }

  /* One page, black on white. */
  @media print {
    gap: ${space(2)} ${space(8)};
    color: #000;
    font-size: 10pt;

    * {
      border-color: #999;
      background: none;
      color: #000;
    }

    section {
      padding: ${space(1)} 0;
      border: 0;
      box-shadow: none;
    }

    li {
      padding-block: ${space(1)};
      gap: ${space(1)};
    }

    dl {
      display: flex;
      flex-wrap: wrap;
      gap: 0 ${space(3)};
    }
  }
`;

const DayHeading = styled(Heading)`
  margin-bottom: ${space(4)};

  /* Spanish writes weekdays in lower case. */
  &::first-letter {
    text-transform: uppercase;
  }
`;

/** The list of a day for the people at the houses: arrivals, departures, who stays, and what is to do. */
export default function ArrivalsPage() {
  const texts = t.arrivals;
  const [params] = useSearchParams();
  const day: PlainDate | undefined = params.get('day') ?? undefined;
  const real = day === undefined || parsePlainDate(day) !== undefined;
  return (
    <DeskPage
      title={texts.title}
      lead={texts.lead}
      tools={
        <Button variant="outline" onClick={() => window.print()}>
          <Printer aria-hidden="true" strokeWidth={1.75} />
          {texts.print}
        </Button>
      }
    >
      {real ? <Day key={day} day={day} /> : <NoDay />}
    </DeskPage>
  );
}

function NoDay() {
  const texts = t.arrivals;
  return (
    <EmptyState
      title={texts.badDay}
      action={<ButtonLink to={paths.deskArrivals}>{texts.toToday}</ButtonLink>}
    >
      {null}
    </EmptyState>
  );
}

function Day({ day }: { day: PlainDate | undefined }) {
  const texts = t.arrivals;
  const query = useDay(day);
  const { data, error } = query;
  if (error && asDataError(error).code === 'bad_dates') return <NoDay />;
  const today = data?.today ?? dayAtHouse();
  const shown = data?.day ?? day ?? today;
  return (
    <>
      <DayChoice key={shown} day={shown} today={today} />
      <Loaded query={query} loading={texts.loading} failed={texts.failedTitle} hint={texts.failedHint}>
        {(list) => (
          <>
            <FormStatus tone="warning">{error && texts.stalled}</FormStatus>
            <DaySheet list={list} />
          </>
        )}
      </Loaded>
    </>
  );
}

function DaySheet({ list }: { list: DayList }) {
  const texts = t.arrivals;
  const { arrivals, departures, staying } = list;
  return (
    <PrintSheet>
      <DayHeading level={2} size="title">
        {formatDate(list.day, intlLocale(), 'full')}
      </DayHeading>
      <Sheet>
        <div>
          <DayStays title={texts.arriving} empty={texts.noArrivals} stays={arrivals} show="arrival" />
          <DayStays
            title={texts.leaving}
            empty={texts.noDepartures}
            stays={departures}
            show="departure"
            soon={new Set(arrivals.map(({ property_id }) => property_id))}
          />
        </div>
        <div>
          <DayServices services={list.services} />
          <TasksPanel list={list} />
          <DayStays title={texts.staying} empty={texts.noStays} stays={staying} show="stay" />
        </div>
      </Sheet>
    </PrintSheet>
  );
}
