import { addDays, formatDateRange, formatMoney, plural, type PlainDate } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import {
  type BadgeTone,
  type Column,
  DataTable,
  Small,
  StatusBadge,
  TitledPanel,
} from '@marisma/area-kit/ui';
import { t } from '../texts';
import { bookings, type Booking, type BookingStatus } from './overview.sample';

const tones: Record<BookingStatus, BadgeTone> = {
  confirmed: 'success',
  pending: 'warning',
  cancelled: 'danger',
};

/** The latest bookings, sortable. */
export function RecentBookings({ today }: { today: PlainDate }) {
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
          <StatusBadge tone={tones[status]}>{bookingStatus[status]}</StatusBadge>
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
