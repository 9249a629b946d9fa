import { formatCents } from '@marisma/area-kit/booking/calendar';
import { asDataError, type DayService, type DayStay } from '@marisma/area-kit/data';
import {
  addDays,
  dayAtHouse,
  formatClock,
  formatDate,
  parsePlainDate,
  type PlainDate,
  plural,
  telephone,
} from '@marisma/area-kit/format';
import { useNavigate, useSearchParams } from '@marisma/area-kit/router';
import { intlLocale } from '@marisma/area-kit/texts';
import { media, space, token } from '@marisma/area-kit/theme';
import {
  Badge,
  Button,
  ButtonLink,
  DateField,
  EmptyState,
  FormStatus,
  Heading,
  List,
  PrintSheet,
  Small,
  Stack,
  Subheading,
  Text,
  TextLink,
  TitledPanel,
} from '@marisma/area-kit/ui';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { Loaded } from '../../lib/loaded';
import { paths } from '../../paths';
import { t } from '../../texts';
import { ArrivalFacts } from './arrival-facts';
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
  return (
    <>
      <DayChoice day={data?.day ?? day ?? today} today={today} />
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

const Days = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  align-items: end;
  margin-bottom: ${space(6)};

  @media print {
    display: none;
  }

  ${media.phoneOnly} {
    > a {
      flex: 1 1 40%;
    }

    > :last-child {
      flex: 1 1 100%;
    }
  }
`;

/** Links to other days; the day is in the address. */
function DayChoice({ day, today }: { day: PlainDate; today: PlainDate }) {
  const texts = t.arrivals;
  const navigate = useNavigate();
  const [typed, setTyped] = useState(day);
  const [shown, setShown] = useState(day);
  if (shown !== day) {
    setShown(day);
    setTyped(day);
  }
  const link = (to: PlainDate, label: string) => (
    <ButtonLink
      size="sm"
      variant={to === day ? 'primary' : 'outline'}
      aria-current={to === day ? 'date' : undefined}
      aria-label={label === texts.today || label === texts.tomorrow ? undefined : `${label}, ${inWords(to)}`}
      to={to === today ? paths.deskArrivals : paths.deskArrivalsOn(to)}
      preventScrollReset
    >
      {label}
    </ButtonLink>
  );
  return (
    <Days aria-label={texts.days}>
      {link(today, texts.today)}
      {link(addDays(today, 1), texts.tomorrow)}
      {link(addDays(day, -1), texts.before)}
      {link(addDays(day, 1), texts.after)}
      <DateField
        label={texts.day}
        value={typed}
        today={today}
        onChange={(value) => {
          setTyped(value);
          if (parsePlainDate(value) && value !== day)
            void navigate(paths.deskArrivalsOn(value), { preventScrollReset: true });
        }}
      />
    </Days>
  );
}

const inWords = (day: PlainDate): string => formatDate(day, intlLocale());

/** The services that are agreed for a day, house by house. */
function DayServices({ services }: { services: readonly DayService[] }) {
  const texts = t.deskService;
  const locale = intlLocale();
  return (
    <TitledPanel title={texts.ofDay} aside={<Text $muted>{services.length}</Text>}>
      {services.length === 0 ? (
        <Text $muted>{texts.noneOfDay}</Text>
      ) : (
        <List>
          {services.map(({ request_id, property, title, at_time, name, phone, guests, note, status }) => (
            <Row key={request_id}>
              <Subheading>{property ?? texts.byItself}</Subheading>
              <Stack $row $wrap $gap={2}>
                <strong>{at_time ? formatClock(at_time, locale) : texts.noHour}</strong>
                <TextLink to={paths.deskRequest(request_id)} aria-label={texts.openRequest(title, name)}>
                  {title}
                </TextLink>
                <span>
                  {name}, {plural(guests, t.arrivals.guests, locale)}
                </span>
                <TextLink href={telephone(phone)}>{phone}</TextLink>
                {status === 'accepted' && <Badge $tone="warning">{texts.status.accepted}</Badge>}
              </Stack>
              {note && <Text $size="sm">{note}</Text>}
            </Row>
          ))}
        </List>
      )}
    </TitledPanel>
  );
}

const Row = styled.li`
  display: grid;
  gap: ${space(2)};
  padding-block: ${space(4)};
  border-top: 1px solid ${token.color.line};
  overflow-wrap: anywhere;
  break-inside: avoid;

  > dl {
    margin-top: ${space(2)};
  }
`;

interface DayStaysProps {
  title: string;
  empty: string;
  stays: readonly DayStay[];
  /** What is shown of each: all of an arrival, the last day of who stays, and what must be ready behind who leaves. */
  show: 'arrival' | 'stay' | 'departure';
  /** Houses in which others arrive on the same day. */
  soon?: ReadonlySet<string>;
}

/** The stays that begin, go on or end on a day. */
function DayStays({ title, empty, stays, show, soon }: DayStaysProps) {
  const texts = t.arrivals;
  const locale = intlLocale();
  return (
    <TitledPanel title={title} aside={<Text $muted>{stays.length}</Text>}>
      {stays.length === 0 ? (
        <Text $muted>{empty}</Text>
      ) : (
        <List>
          {stays.map((stay) => {
            const name = stay.name ?? texts.unnamed;
            return (
              <Row key={stay.id}>
                <Subheading>{stay.property}</Subheading>
                <Stack $row $wrap $gap={2}>
                  <strong>{name}</strong>
                  <span>{plural(stay.guests, texts.guests, locale)}</span>
                  {stay.request_id ? (
                    <TextLink
                      to={paths.deskRequest(stay.request_id)}
                      aria-label={texts.request(stay.code, name)}
                    >
                      {stay.code}
                    </TextLink>
                  ) : (
                    stay.code
                  )}
                  {stay.phone && <TextLink href={telephone(stay.phone)}>{stay.phone}</TextLink>}
                </Stack>
                {show !== 'departure' && <Small>{texts.until(formatDate(stay.check_out, locale))}</Small>}
                {(show !== 'stay' || stay.owed_cents > 0) && (
                  <Stack $row $wrap $gap={2}>
                    {show === 'departure' && soon?.has(stay.property_id) && (
                      <Badge $tone="warning">{texts.soon}</Badge>
                    )}
                    <Badge $tone={stay.owed_cents > 0 ? 'danger' : 'success'}>
                      {stay.owed_cents > 0 ? texts.owed(formatCents(stay.owed_cents)) : texts.paid}
                    </Badge>
                  </Stack>
                )}
                {show === 'arrival' &&
                  (stay.details ? <ArrivalFacts {...stay.details} /> : <Text $muted>{texts.noDetails}</Text>)}
                {show === 'stay' && stay.details?.diet && (
                  <Text $size="sm">
                    <strong>{texts.diet}:</strong> {stay.details.diet}
                  </Text>
                )}
              </Row>
            );
          })}
        </List>
      )}
    </TitledPanel>
  );
}
