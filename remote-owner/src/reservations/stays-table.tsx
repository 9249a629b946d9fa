import type { RefObject } from 'react';
import styled from 'styled-components';
import { formatDateRange, formatMoney, nightsBetween, plural } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import { Button, DataTable, StatusBadge, Text, type Column } from '@marisma/area-kit/ui';
import type { House } from '../lib/houses';
import { statusTones, TwoLines } from '../parts/reservations-table';
import { t } from '../texts';
import type { PaymentSums, Stay } from './queries';

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
export function StayState({ stay: { status, closed_as } }: { stay: Stay }) {
  return (
    <div>
      <StatusBadge tone={statusTones[status]}>{t.reservations.statuses[status]}</StatusBadge>
      {closed_as && (
        <Text $size="xs" $muted>
          {t.ownerStays.closedAs[closed_as]}
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
      render: ({ property_id }) => nameOf.get(property_id) ?? '',
    },
    {
      key: 'stay',
      ownLine: true,
      header: t.reservations.stay,
      render: ({ check_in, check_out }) => (
        <Days>
          <TwoLines
            first={formatDateRange(check_in, check_out, locale)}
            second={t.calendar.nights(nightsBetween(check_in, check_out))}
          />
        </Days>
      ),
    },
    { key: 'status', header: t.reservations.status, render: (stay) => <StayState stay={stay} /> },
    {
      key: 'total',
      header: texts.total,
      align: 'end',
      render: ({ code, total_cents }) => (
        <div>
          {formatMoney(total_cents / 100, locale)}
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
        {texts.received(money(sums.received_cents))}
      </Text>
      {sums.due_cents > 0 && (
        <Text $size="xs" $muted>
          {texts.due(money(sums.due_cents))}
        </Text>
      )}
    </>
  );
}
