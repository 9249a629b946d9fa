import type { RefObject } from 'react';
import styled from 'styled-components';
import { formatDateRange, formatMoney, nightsBetween, plural } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import { Button, DataTable, StatusBadge, Text, type Column } from '@marisma/area-kit/ui';
import type { House } from '../lib/read-houses.data';
import type { PaymentSums } from '../lib/read-payment-sums.data';
import type { Stay } from '../lib/read-stays.data';
import { statusTones, TwoLines } from '../parts/reservations-table';
import { t } from '../texts';

/** Wide enough for a day with its month. */
const Days = styled.div`
  min-width: 6.5rem;
`;

interface StaysTableProps {
  caption: string;
  stays: readonly Stay[];
  houses: readonly House[];
  /** By code; undefined until they are read. */
  sums: ReadonlyMap<string, PaymentSums> | undefined;
  /** Gets the element whose children are the stays. */
  listRef: RefObject<HTMLElement | null>;
  onOpen: (code: string) => void;
}

/** The state of a stay, and why it was called off. */
export function StayState({ stay: { status, closedAs } }: { stay: Stay }) {
  return (
    <div>
      <StatusBadge tone={statusTones[status]}>{t.reservations.statuses[status]}</StatusBadge>
      {closedAs && (
        <Text $size="xs" $muted>
          {t.ownerStays.closedAs[closedAs]}
        </Text>
      )}
    </div>
  );
}

/** Stays in a table. */
export function StaysTable({ caption, stays, houses, sums, listRef, onOpen }: StaysTableProps) {
  const texts = t.ownerStays;
  const locale = intlLocale();
  const nameOf = new Map(houses.map(({ id, name }) => [id, name]));
  const columns: Column<Stay>[] = [
    {
      key: 'code',
      header: texts.reservation,
      render: ({ code, guests }) => (
        <TwoLines whole first={code} second={plural(guests, t.common.guests, locale)} />
      ),
    },
    {
      key: 'house',
      ownLine: true,
      header: t.reservations.property,
      render: ({ propertyId }) => nameOf.get(propertyId) ?? '',
    },
    {
      key: 'stay',
      ownLine: true,
      header: t.reservations.stay,
      render: ({ checkIn, checkOut }) => (
        <Days>
          <TwoLines
            first={formatDateRange(checkIn, checkOut, locale)}
            second={t.calendar.nights(nightsBetween(checkIn, checkOut))}
          />
        </Days>
      ),
    },
    { key: 'status', header: t.reservations.status, render: (stay) => <StayState stay={stay} /> },
    {
      key: 'total',
      header: texts.total,
      align: 'end',
      render: ({ code, totalCents }) => (
        <div>
          {formatMoney(totalCents / 100, locale)}
          <Paid sums={sums?.get(code)} />
        </div>
      ),
    },
    {
      key: 'details',
      header: texts.details,
      render: ({ code }) => (
        <Button size="sm" variant="outline" aria-label={texts.detailsOf(code)} onClick={() => onOpen(code)}>
          {texts.details}
        </Button>
      ),
    },
  ];
  return (
    <div
      ref={(frame) => {
        listRef.current = frame?.querySelector('tbody') ?? null;
      }}
    >
      <DataTable caption={caption} hideCaption columns={columns} rows={stays} rowKey={({ code }) => code} />
    </div>
  );
}

/** What was received for a stay, and what is due. */
function Paid({ sums }: { sums: PaymentSums | undefined }) {
  const texts = t.ownerStays;
  if (!sums) return null;
  const money = (cents: number) => formatMoney(cents / 100, intlLocale());
  return (
    <>
      <Text $size="xs" $muted>
        {texts.received(money(sums.receivedCents))}
      </Text>
      {sums.dueCents > 0 && (
        <Text $size="xs" $muted>
          {texts.due(money(sums.dueCents))}
        </Text>
      )}
    </>
  );
}
