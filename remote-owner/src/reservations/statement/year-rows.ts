import { formatDate, type PlainDate } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import { t } from '../../texts';
import type { MonthSums } from './queries';
import { feesOf } from './statement-rows';

const SUMS = [
  'gross_cents',
  'tax_cents',
  'rent_cents',
  'commission_cents',
  'expense_cents',
  'payout_cents',
  'paid_cents',
  'balance_cents',
] as const;

/** A month of the sheet, or the whole year. */
export type YearRow = { key: string; name: string } & Record<(typeof SUMS)[number], number>;

const addUp = (rows: readonly MonthSums[]) =>
  Object.fromEntries(
    SUMS.map((name) => [name, rows.reduce((sum, row) => sum + (row[name] ?? 0), 0)]),
  ) as Record<(typeof SUMS)[number], number>;

/** The months of a year that have begun, then the year: its balance is that of the last of them. */
export function yearRows(sums: readonly MonthSums[], year: string, today: PlainDate): YearRow[] {
  const months = Array.from(
    { length: 12 },
    (_, at) => `${year}-${String(at + 1).padStart(2, '0')}-01`,
  ).filter((month) => month <= today);
  const rows = months.map((month) => ({
    key: month,
    name: formatDate(month, intlLocale(), 'month'),
    ...addUp(sums.filter((row) => row.month === month)),
  }));
  const last = rows.at(-1);
  if (!last) return rows;
  const whole = addUp(sums.filter(({ month }) => month <= last.key));
  return [
    ...rows,
    { key: 'year', name: t.statement.year.total, ...whole, balance_cents: last.balance_cents },
  ];
}

/** The columns of the sheet after the month. */
export function yearColumns(): { key: string; header: string; of: (row: YearRow) => number }[] {
  const texts = t.statement;
  return [
    { key: 'payout', header: texts.year.payout, of: (row) => row.payout_cents },
    { key: 'gross', header: texts.gross, of: (row) => row.gross_cents },
    { key: 'taxes', header: texts.taxes, of: (row) => row.tax_cents },
    { key: 'fees', header: texts.fees, of: feesOf },
    { key: 'rent', header: texts.rent, of: (row) => row.rent_cents },
    { key: 'commission', header: texts.commission, of: (row) => row.commission_cents },
    { key: 'expenses', header: texts.expenses, of: (row) => row.expense_cents },
    { key: 'paid', header: texts.year.paid, of: (row) => row.paid_cents },
    { key: 'balance', header: texts.year.balance, of: (row) => row.balance_cents },
  ];
}
