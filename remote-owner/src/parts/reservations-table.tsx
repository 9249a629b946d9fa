import type { ReactNode } from 'react';
import { addDays, formatDateRange, formatMoney, plural, type PlainDate } from '@marisma/shared/format';
import { intlLocale } from '@marisma/shared/texts';
import { DataTable, StatusBadge, Text, type BadgeTone, type Column } from '@marisma/shared/ui';
import type { OwnerReservation, ReservationStatus } from '../sample/reservations';
import { t } from '../texts';

const tones: Record<ReservationStatus, BadgeTone> = {
  confirmed: 'success',
  pending: 'warning',
  cancelled: 'danger',
};

type ReservationsTableProps = {
  caption: string;
  rows: readonly OwnerReservation[];
  today: PlainDate;
  empty?: ReactNode;
};

/** A sortable table of reservations: guest, stay, status and amount. */
export function ReservationsTable({ caption, rows, today, empty }: ReservationsTableProps) {
  const texts = t.reservations;
  const locale = intlLocale();
  const columns: Column<OwnerReservation>[] = [
    {
      key: 'guest',
      header: texts.guest,
      sortBy: ({ guest }) => guest,
      render: ({ guest, id }) => <TwoLines first={guest} second={id} />,
    },
    {
      key: 'property',
      header: texts.property,
      sortBy: ({ property }) => property,
      render: ({ property }) => property,
    },
    {
      key: 'stay',
      header: texts.stay,
      sortBy: ({ startsIn }) => startsIn,
      render: ({ startsIn, nights }) => (
        <TwoLines
          first={formatDateRange(
            addDays(today, startsIn),
            addDays(today, startsIn + nights),
            locale,
            'short',
          )}
          second={plural(nights, texts.nights, locale)}
        />
      ),
    },
    {
      key: 'status',
      header: texts.status,
      sortBy: ({ status }) => status,
      render: ({ status }) => (
        <div>
          <StatusBadge tone={tones[status]}>{texts.statuses[status]}</StatusBadge>
        </div>
      ),
    },
    {
      key: 'amount',
      header: texts.amount,
      align: 'end',
      sortBy: ({ amount }) => amount,
      render: ({ amount }) => formatMoney(amount, locale),
    },
  ];
  return (
    <DataTable
      caption={caption}
      hideCaption
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      empty={empty}
    />
  );
}

const TwoLines = ({ first, second }: { first: string; second: string }) => (
  <div>
    {first}
    <Text $size="xs" $muted>
      {second}
    </Text>
  </div>
);
