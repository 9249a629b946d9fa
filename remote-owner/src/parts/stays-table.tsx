import type { ReactNode, RefObject } from 'react';
import styled from 'styled-components';
import type { Answer } from '@marisma/area-kit/data';
import { formatDateRange, nightsBetween, plural } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import {
  type BadgeTone,
  Button,
  ButtonLink,
  type Column,
  DataTable,
  EmptyState,
  Small,
  StatusBadge,
} from '@marisma/area-kit/ui';
import type { ListedStay } from '../lib/dashboard';
import { paths } from '../paths';
import { t } from '../texts';
import { dollars } from '../lib/dollars';

const NoBreak = styled.span`
  white-space: nowrap;
`;

/** Wide enough for a day with its month. */
const Days = styled.div`
  min-width: 6.5rem;
`;

const tones: Record<ListedStay['status'], BadgeTone> = {
  confirmed: 'success',
  pending: 'warning',
  cancelled: 'danger',
};

interface StaysTableProps {
  caption: string;
  stays: readonly ListedStay[];
  /** Each stay with what was paid, by code, and its details to open. Without it the table can be sorted. */
  details?: { sums: ReadonlyMap<string, Answer<'payment_sums'>> | undefined; onOpen: (code: string) => void };
  /** Gets the element whose children are the stays. */
  listRef?: RefObject<HTMLElement | null>;
}

/** Stays in a table: whose, which nights, status and amount. */
export function StaysTable({ caption, stays, details, listRef }: StaysTableProps) {
  const texts = t.reservations;
  const locale = intlLocale();
  const isSample = stays.some(({ guest }) => guest !== undefined);
  const sorted = (sortBy: (stay: ListedStay) => string | number) => (details ? {} : { sortBy });
  const columns: Column<ListedStay>[] = [
    {
      key: 'code',
      header: isSample ? texts.guest : texts.reservation,
      ...sorted(({ guest, code }) => guest ?? code),
      render: ({ guest, guests, code }) =>
        guest === undefined ? (
          <TwoLines first={<NoBreak>{code}</NoBreak>} second={plural(guests, t.common.guests, locale)} />
        ) : (
          <TwoLines first={guest} second={code} />
        ),
    },
    {
      key: 'property',
      ownLine: true,
      header: texts.property,
      ...sorted(({ property }) => property),
      render: ({ property }) => property,
    },
    {
      key: 'stay',
      ownLine: details !== undefined,
      header: texts.stay,
      ...sorted(({ check_in }) => check_in),
      render: ({ check_in, check_out }) => {
        const lines = (
          <TwoLines
            first={formatDateRange(check_in, check_out, locale, details ? 'medium' : 'short')}
            second={plural(nightsBetween(check_in, check_out), texts.nights, locale)}
          />
        );
        return details ? <Days>{lines}</Days> : lines;
      },
    },
    {
      key: 'status',
      header: texts.status,
      ...sorted(({ status }) => status),
      render: (stay) => <StayState stay={stay} />,
    },
    {
      key: 'amount',
      header: details ? t.ownerStays.total : texts.amount,
      align: 'end',
      ...sorted(({ total_cents }) => total_cents),
      render: ({ code, total_cents }) => (
        <div>
          {dollars(total_cents)}
          <Paid sums={details?.sums?.get(code)} />
        </div>
      ),
    },
  ];
  if (details)
    columns.push({
      key: 'details',
      header: t.ownerStays.details,
      render: ({ code }) => (
        <Button
          size="sm"
          variant="outline"
          aria-label={t.ownerStays.detailsOf(code)}
          onClick={() => details.onOpen(code)}
        >
          {t.ownerStays.details}
        </Button>
      ),
    });
  const table = (
    <DataTable
      caption={caption}
      hideCaption
      columns={columns}
      rows={stays}
      rowKey={({ code }) => code}
      empty={
        <EmptyState
          level={3}
          title={texts.none}
          action={
            <ButtonLink variant="outline" to={paths.calendar}>
              {texts.openCalendar}
            </ButtonLink>
          }
        >
          {texts.noneHint}
        </EmptyState>
      }
    />
  );
  if (!listRef) return table;
  return (
    <div
      ref={(frame) => {
        listRef.current = frame?.querySelector('tbody') ?? null;
      }}
    >
      {table}
    </div>
  );
}

/** A fact with a smaller one below it. */
const TwoLines = ({ first, second }: { first: ReactNode; second: string }) => (
  <div>
    {first}
    <Small $size="xs">{second}</Small>
  </div>
);

/** The state of a stay, and why it was called off. */
export const StayState = ({ stay: { status, closed_as } }: { stay: ListedStay }) => (
  <div>
    <StatusBadge tone={tones[status]}>{t.reservations.statuses[status]}</StatusBadge>
    {closed_as && <Small $size="xs">{t.ownerStays.closedAs[closed_as]}</Small>}
  </div>
);

/** What was received for a stay, and what is due. */
function Paid({ sums }: { sums: Answer<'payment_sums'> | undefined }) {
  const texts = t.ownerStays;
  if (!sums) return null;
  return (
    <>
      <Small $size="xs">{texts.received(dollars(sums.received_cents))}</Small>
      {sums.due_cents > 0 && <Small $size="xs">{texts.due(dollars(sums.due_cents))}</Small>}
    </>
  );
}
