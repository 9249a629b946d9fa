import {
  addDays,
  formatClock,
  formatDate,
  formatDateRange,
  formatMoney,
  formatNumber,
  type PlainDate,
  plural,
} from '@marisma/area-kit/format';
import { houseNames } from '@marisma/area-kit/houses';
import {
  lagoonAptHarmonyExterior,
  lagoonVillaSerenityExterior,
  oceanVillaInfinityExterior,
  Picture,
  type PictureData,
  villaParadiseCourtyard,
} from '@marisma/area-kit/media';
import { intlLocale } from '@marisma/area-kit/texts';
import { media, plainList, space, token } from '@marisma/area-kit/theme';
import {
  type BadgeTone,
  Checkbox,
  type Column,
  DataTable,
  Note,
  Small,
  Stack,
  StatusBadge,
  Text,
  TitledPanel,
  useStoredState,
} from '@marisma/area-kit/ui';
import styled from 'styled-components';
import { t } from '../texts';
import { KpiCards } from './kpi-cards';
import {
  type Booking,
  bookings,
  type BookingStatus,
  type Home,
  homes,
  type HomeStatus,
  kpisOn,
  tasks,
} from './overview.sample';
import { QuickActions } from './quick-actions';

const Columns = styled.div`
  display: grid;
  align-items: start;
  gap: ${space(6)};

  ${media.wide} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 3fr);
  }
`;

/** The business at a glance, from the samples of a demo. */
export function DemoOverview({ today }: { today: PlainDate }) {
  return (
    <Stack $gap={6}>
      <Note>{t.common.sampleData}</Note>
      <KpiCards kpis={kpisOn(today)} />
      <QuickActions />
      <RecentBookings today={today} />
      <Columns>
        <PropertiesOverview today={today} />
        <TodaysTasks today={today} />
      </Columns>
    </Stack>
  );
}

const pictures: Readonly<Record<Home['id'], PictureData>> = {
  'lagoon-villa-serenity': lagoonVillaSerenityExterior,
  'ocean-villa-infinity': oceanVillaInfinityExterior,
  'lagoon-apt-harmony': lagoonAptHarmonyExterior,
  'villa-paradise': villaParadiseCourtyard,
};

const homeTones: Record<HomeStatus, BadgeTone> = {
  occupied: 'accent',
  available: 'success',
  maintenance: 'warning',
};

const Homes = styled.ul`
  ${plainList}
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(8.5rem, 34%)), 1fr));
  gap: ${space(5)} ${space(4)};

  li {
    display: grid;
    gap: ${space(1)};
    align-content: start;
    justify-items: start;
  }

  picture {
    width: 100%;
    overflow: hidden;
    margin-bottom: ${space(2)};
    border-radius: ${token.radius.sm};
  }
`;

/** Each home with its state and the date of the next change. */
function PropertiesOverview({ today }: { today: PlainDate }) {
  const texts = t.overview.properties;
  const locale = intlLocale();
  const change: Record<HomeStatus, (date: string) => string> = {
    occupied: texts.until,
    available: texts.next,
    maintenance: texts.ready,
  };
  return (
    <TitledPanel title={texts.title}>
      <Homes>
        {homes.map(({ id, status, changesIn }) => {
          return (
            <li key={id}>
              <Picture of={pictures[id]} sizes="(min-width: 768px) 18rem, 46vw" ratio="3/2" alt="" />
              <Text $strong>{houseNames[id]}</Text>
              <StatusBadge tone={homeTones[status]}>{texts.status[status]}</StatusBadge>
              <Small $size="xs">
                {change[status](formatDate(addDays(today, changesIn), locale, 'short'))}
              </Small>
            </li>
          );
        })}
      </Homes>
    </TitledPanel>
  );
}

const bookingTones: Record<BookingStatus, BadgeTone> = {
  confirmed: 'success',
  pending: 'warning',
  cancelled: 'danger',
};

/** The latest bookings, sortable. */
function RecentBookings({ today }: { today: PlainDate }) {
  const { bookings: texts, bookingStatus } = t.overview;
  const locale = intlLocale();
  const stay = ({ startsIn, nights }: Booking) =>
    formatDateRange(addDays(today, startsIn), addDays(today, startsIn + nights), locale, 'short');
  const columns: Column<Booking>[] = [
    {
      key: 'guest',
      header: texts.guest,
      sortBy: (booking) => booking.guest,
      render: (booking) => (
        <div>
          {booking.guest}
          <Small $size="xs">{booking.id}</Small>
        </div>
      ),
    },
    {
      key: 'property',
      ownLine: true,
      header: texts.property,
      sortBy: ({ property }) => property,
      render: ({ property }) => property,
    },
    {
      key: 'stay',
      header: texts.stay,
      sortBy: ({ startsIn }) => startsIn,
      render: (booking) => (
        <div>
          {stay(booking)}
          <Small $size="xs">{plural(booking.nights, texts.nights, locale)}</Small>
        </div>
      ),
    },
    {
      key: 'status',
      header: texts.status,
      sortBy: ({ status }) => status,
      render: ({ status }) => (
        <div>
          <StatusBadge tone={bookingTones[status]}>{bookingStatus[status]}</StatusBadge>
        </div>
      ),
    },
    {
      key: 'total',
      header: texts.total,
      align: 'end',
      sortBy: ({ total }) => total,
      render: ({ total }) => formatMoney(total, locale),
    },
  ];
  return (
    <TitledPanel title={texts.title}>
      <DataTable
        caption={texts.title}
        hideCaption
        columns={columns}
        rows={bookings}
        rowKey={({ id }) => id}
      />
    </TitledPanel>
  );
}

const List = styled.ul`
  ${plainList}
  margin-bottom: ${space(3)};

  li {
    padding-block: ${space(1)};
    border-bottom: 1px solid ${token.color.line};
  }
`;

const Row = styled(Checkbox)`
  > span {
    flex: 1;
    display: flex;
    gap: ${space(3)};
    justify-content: space-between;
    align-items: baseline;
  }
`;

const Time = styled(Text).attrs({ $size: 'xs', $muted: true })`
  flex: none;
  font-variant-numeric: tabular-nums;
`;

const Task = styled.span<{ $done: boolean }>`
  color: ${({ $done }) => ($done ? token.color.textMuted : 'inherit')};
  text-decoration: ${({ $done }) => ($done ? 'line-through' : 'none')};
`;

/** Today's tasks; a tick is stored on this device and expires tomorrow. */
function TodaysTasks({ today }: { today: PlainDate }) {
  const texts = t.overview.tasks;
  const locale = intlLocale();
  const { done, toggle } = useDoneTasks(today);
  const count = tasks.filter(({ id }) => done.includes(id)).length;
  return (
    <TitledPanel
      title={texts.title}
      aside={
        <Small role="status">
          {texts.done(formatNumber(count, locale), formatNumber(tasks.length, locale))}
        </Small>
      }
    >
      <List>
        {tasks.map(({ id, time, text }) => (
          <li key={id}>
            <Row
              checked={done.includes(id)}
              onChange={() => toggle(id)}
              label={
                <>
                  <Task $done={done.includes(id)}>{text}</Task>{' '}
                  <Time as="span">{formatClock(time, locale)}</Time>
                </>
              }
            />
          </li>
        ))}
      </List>
      <Small $size="xs">{texts.note}</Small>
    </TitledPanel>
  );
}

interface DoneTasks {
  day: PlainDate;
  ids: readonly string[];
}

const NOTHING_DONE: DoneTasks = { day: '', ids: [] };

function parse(stored: unknown): DoneTasks | undefined {
  const { day, ids } = (stored ?? {}) as Partial<DoneTasks>;
  if (typeof day !== 'string' || !Array.isArray(ids)) return undefined;
  return { day, ids: ids.filter((id) => typeof id === 'string') };
}

/** The tasks that are ticked today on this device; a new day starts with none. */
function useDoneTasks(today: PlainDate) {
  const [stored, store] = useStoredState('marisma.admin.done-tasks', NOTHING_DONE, parse);
  const done = stored.day === today ? stored.ids : [];
  const toggle = (id: string) =>
    store({ day: today, ids: done.includes(id) ? done.filter((other) => other !== id) : [...done, id] });
  return { done, toggle };
}
