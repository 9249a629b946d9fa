import type { MoneyGroup, MoneyRow } from '@marisma/area-kit/data';
import { formatCents } from '@marisma/area-kit/booking/calendar';
import type { CsvCell } from '@marisma/area-kit/format';
import { space } from '@marisma/area-kit/theme';
import { DataTable, TextLink, type Column } from '@marisma/area-kit/ui';
import styled from 'styled-components';
import { formatDay, formatMoment } from '../../lib/format';
import { OneLine } from '../../lib/one-line';
import { paymentName } from '../../lib/payments';
import { paths } from '../../paths';
import { t } from '../../texts';
import type { InvoiceRow } from './queries';

/* Tall enough to be tapped, also between the lines of a table. */
const RowLink = styled(TextLink)`
  display: inline-block;
  padding-block: ${space(1)};
`;

/** What a row is about: a payment by its kind, or a stay by its total. */
function nameOf({ kind, what, cents, payment_id }: MoneyRow): string {
  if (payment_id === null || kind === null) return t.money.stay;
  // Of what came and went, an amount with the other sign takes a record back.
  return paymentName({ kind, what, reverses: cents < 0 === (kind === 'refund') ? null : payment_id });
}

const howOf = ({ method, reference, receipt_no }: MoneyRow): string =>
  [method && t.payments.methods[method], reference, receipt_no !== null && t.payments.receipt(receipt_no)]
    .filter(Boolean)
    .join(' · ');

function columnsOf(group: MoneyGroup): Column<MoneyRow>[] {
  const { columns, day, noName } = t.money;
  const hasMethod = group === 'received' || group === 'held' || group === 'disputes';
  return [
    {
      key: 'code',
      header: columns.code,
      render: ({ code, name, request_id }) =>
        request_id === null ? (
          code
        ) : (
          <RowLink to={paths.deskRequest(request_id)} aria-label={`${code}, ${name ?? noName}`}>
            <OneLine>{code}</OneLine>
          </RowLink>
        ),
    },
    {
      key: 'day',
      header: day[group],
      named: true,
      render: (row) => (
        <OneLine>{row.hold_until === null ? formatDay(row.day) : formatMoment(row.hold_until)}</OneLine>
      ),
    },
    { key: 'guest', header: columns.guest, render: ({ name }) => name ?? noName },
    { key: 'house', header: columns.house, render: ({ property }) => property },
    { key: 'what', header: columns.what, render: nameOf },
    ...(hasMethod ? [{ key: 'how', header: columns.how, ownLine: true, render: howOf }] : []),
    {
      key: 'amount',
      header: columns.amount,
      align: 'end',
      render: ({ cents }) => <OneLine>{formatCents(cents)}</OneLine>,
    },
  ];
}

/** The rows of a group; each leads to the request of its stay. */
export const MoneyTable = ({ group, rows }: { group: MoneyGroup; rows: readonly MoneyRow[] }) => (
  <DataTable
    caption={t.money.group[group]}
    hideCaption
    columns={columnsOf(group)}
    rows={rows}
    rowKey={({ id }) => id}
  />
);

/** Rows of a group as those of a CSV file. */
export function moneyAsRows(
  rows: readonly MoneyRow[],
  staffName: (id: string | null) => string | undefined,
): CsvCell[][] {
  return [
    Object.values(t.money.csv.columns),
    ...rows.map((row) => [
      row.hold_until ?? row.day,
      row.code,
      row.name,
      row.property,
      row.check_in,
      row.check_out,
      nameOf(row),
      row.cents / 100,
      'USD',
      row.method && t.payments.methods[row.method],
      row.reference,
      row.receipt_no,
      staffName(row.noted_by),
    ]),
  ];
}

/** Invoice data as the rows of a CSV file: its columns are named as in the database, for the accountant's program. */
export function invoicesAsRows(rows: readonly InvoiceRow[]): CsvCell[][] {
  const taxes = [...new Set(rows.flatMap((row) => Object.keys(row.taxes ?? {})))].sort();
  const columns = [
    'receipt_no',
    'received_on',
    'code',
    'property_id',
    'check_in',
    'check_out',
    'status',
    'closed_as',
    'kind',
    'what',
    'method',
    'reference',
    'reverses_no',
    'rfc',
    'name',
    'regime',
    'postal_code',
    'cfdi_use',
  ] as const;
  return [
    [...columns, 'currency', 'amount', 'stay_total', ...taxes],
    ...rows.map((row) => [
      ...columns.map((column) => row[column]),
      'USD',
      row.amount_cents / 100,
      row.total_cents / 100,
      ...taxes.map((tax) => (row.taxes?.[tax] ?? 0) / 100),
    ]),
  ];
}
