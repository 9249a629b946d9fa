import {
  addDays,
  formatDate,
  formatDateRange,
  formatMoney,
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
  type Column,
  DataTable,
  Note,
  Small,
  Stack,
  StatusBadge,
  Text,
  TitledPanel,
} from '@marisma/area-kit/ui';
import styled from 'styled-components';
import { t } from '../texts';
import { KpiCards } from './kpi-cards';
import { type Booking, bookings, type Home, homes, type HomeStatus, kpisOn } from './overview.sample';
import { QuickActions } from './quick-actions';
import { TodaysTasks } from './todays-tasks';

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

const bookingTones: Record<Booking['status'], BadgeTone> = {
  confirmed: 'success',
  pending: 'warning',
  cancelled: 'danger',
};

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
