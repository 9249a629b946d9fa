import styled from 'styled-components';
import { formatDateRange, formatMoney, nightsBetween, plural } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import { ButtonLink, DataTable, EmptyState, StatusBadge, Text, type BadgeTone } from '@marisma/area-kit/ui';
import type { ListedStay } from '../dashboard/dashboard';
import { paths } from '../paths';
import { t } from '../texts';

const NoBreak = styled.span`
  white-space: nowrap;
`;

export const statusTones: Record<ListedStay['status'], BadgeTone> = {
  confirmed: 'success',
  pending: 'warning',
  cancelled: 'danger',
};

/** A sortable table of reservations: whose, which nights, status and amount. */
export function ReservationsTable({ caption, rows }: { caption: string; rows: readonly ListedStay[] }) {
  const texts = t.reservations;
  const locale = intlLocale();
  const named = rows.some(({ guest }) => guest !== undefined);
  return (
    <DataTable
      caption={caption}
      hideCaption
      rows={rows}
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
      columns={[
        {
          key: 'guest',
          header: named ? texts.guest : texts.reservation,
          sortBy: ({ guest, code }) => guest ?? code,
          render: ({ guest, guests, code }) =>
            guest === undefined ? (
              <TwoLines whole first={code} second={plural(guests, t.common.guests, locale)} />
            ) : (
              <TwoLines first={guest} second={code} />
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
          sortBy: ({ check_in }) => check_in,
          render: ({ check_in, check_out }) => (
            <TwoLines
              first={formatDateRange(check_in, check_out, locale, 'short')}
              second={plural(nightsBetween(check_in, check_out), texts.nights, locale)}
            />
          ),
        },
        {
          key: 'status',
          header: texts.status,
          sortBy: ({ status }) => status,
          render: ({ status }) => (
            <div>
              <StatusBadge tone={statusTones[status]}>{texts.statuses[status]}</StatusBadge>
            </div>
          ),
        },
        {
          key: 'amount',
          header: texts.amount,
          align: 'end',
          sortBy: ({ total_cents }) => total_cents,
          render: ({ total_cents }) => formatMoney(total_cents / 100, locale),
        },
      ]}
    />
  );
}

/** A fact with a smaller one below it; an item's code never breaks in two. */
export const TwoLines = ({ first, second, whole }: { first: string; second: string; whole?: boolean }) => (
  <div>
    {whole ? <NoBreak>{first}</NoBreak> : first}
    <Text $size="xs" $muted>
      {second}
    </Text>
  </div>
);
