import type { StatementLine } from '@marisma/area-kit/data';
import {
  type CsvCell,
  formatDate,
  formatDateRange,
  formatNumber,
  type PlainDate,
} from '@marisma/area-kit/format';
import { COMMISSION_PERCENT } from '@marisma/area-kit/houses';
import { intlLocale } from '@marisma/area-kit/texts';
import type { Statement } from '../../lib/statements';
import { t } from '../../texts';
import type { MonthSums } from './queries';

/** An amount in a table that says that its amounts are dollars. */
export const plainDollars = (cents: number): string =>
  formatNumber(cents / 100, intlLocale(), { minimumFractionDigits: 2, maximumFractionDigits: 2 });

export const feesOf = ({
  gross_cents,
  tax_cents,
  rent_cents,
}: Record<'gross_cents' | 'tax_cents' | 'rent_cents', number>) => gross_cents - tax_cents - rent_cents;

/** A line as screen, paper and file say it. */
export interface StatementRow {
  key: string;
  reservation: string;
  stay: string;
  what: string;
  /** Of a stay, what its guest pays, and what of it is not the owner's. */
  gross?: { gross_cents: number; tax_cents: number; fee_cents: number };
  amount_cents: number;
}

/** A sum below the lines. */
export interface SumRow {
  key: string;
  what: string;
  amount_cents: number;
  /** Whether it closes the rows above. */
  total?: boolean;
}

function kindInWords(kind: StatementLine['kind'] | null, { percent, what }: StatementLine): string {
  const { kinds } = t.statement;
  if (kind === 'expense') return kinds.expense(what ?? '');
  if (kind === 'commission') {
    const share = percent ?? COMMISSION_PERCENT;
    // Less than the usual is that of guests whom the owner has brought.
    return share < COMMISSION_PERCENT ? kinds.ownCommission(share) : kinds.commission(share);
  }
  return kinds[kind ?? 'correction'];
}

function whatInWords(line: StatementLine, locale: string): string {
  const { corrected, expected } = t.statement;
  const { kind, of_kind, of_month } = line;
  if (kind === 'correction' && of_kind && of_month)
    return corrected(kindInWords(of_kind, line), formatDate(of_month, locale, 'month'));
  const what = kindInWords(kind, line);
  return line.expected ? expected(what) : what;
}

/** The lines of a statement, in their order. */
export function linesOf({ lines }: Statement): StatementRow[] {
  const locale = intlLocale();
  return lines.map((line, place) => {
    const { gross_cents, tax_cents, amount_cents } = line;
    const fee_cents = feesOf({ gross_cents, tax_cents, rent_cents: amount_cents });
    return {
      key: String(place),
      reservation: line.code ?? '',
      stay: line.check_out
        ? formatDateRange(line.check_in, line.check_out, locale)
        : formatDate(line.check_in, locale),
      what: whatInWords(line, locale),
      gross: gross_cents === 0 ? undefined : { gross_cents, tax_cents, fee_cents },
      amount_cents,
    };
  });
}

/** A row of sums, as a list of one. */
export const sum = (key: string, what: string, amount_cents: number, total?: boolean): SumRow[] => [
  { key, what, amount_cents, ...(total && { total }) },
];
export const unlessZero = (key: string, what: string, amount_cents: number): SumRow[] =>
  amount_cents === 0 ? [] : sum(key, what, amount_cents);

/** From what guests paid to the payout. */
function partsOf(statement: Statement): SumRow[] {
  const texts = t.statement;
  const { gross_cents, tax_cents, rent_cents, commission_cents, expense_cents } = statement;
  return [
    ...sum('gross', texts.gross, gross_cents),
    ...unlessZero('taxes', texts.taxes, -tax_cents),
    ...unlessZero('fees', texts.fees, -feesOf(statement)),
    ...sum('rent', texts.rent, rent_cents, true),
    ...sum('commission', texts.commission, commission_cents),
    ...unlessZero('expenses', texts.expenses, expense_cents),
  ];
}

/**
 * The sums below the lines: from what guests paid to the payout, then what the months before leave, what was
 * transferred, what is open, and what is expected besides.
 */
export function sumsOf(statement: Statement): SumRow[] {
  const texts = t.statement;
  const locale = intlLocale();
  const { payout_cents, paid, carried_cents, balance_cents, expected_cents } = statement;
  const name = statement.owner ?? texts.company;
  return [
    ...(statement.lines.some(({ expected }) => !expected) ? partsOf(statement) : []),
    ...sum('payout', expected_cents === 0 ? texts.payout : texts.payoutBeside, payout_cents, true),
    ...unlessZero('carried', carried_cents < 0 ? texts.carriedDebt : texts.carried, carried_cents),
    ...paid.flatMap(({ id, paid_on, amount_cents, reference }) => {
      const day = formatDate(paid_on, locale);
      const words = amount_cents < 0 ? texts.takenBackOn(day) : texts.paidOn(day, name);
      return sum(id, reference ? `${words}, ${reference}` : words, -amount_cents);
    }),
    ...(paid.length > 0 || carried_cents !== 0
      ? sum('open', balance_cents < 0 ? texts.overpaid : texts.open, balance_cents, true)
      : []),
    ...unlessZero('expected', texts.expectedSum, expected_cents),
  ];
}

const inDollars = (cents: number | undefined) => (cents === undefined ? undefined : cents / 100);

/** A statement as the rows of a CSV file. */
export const csvOf = (title: string, statement: Statement): CsvCell[][] => {
  const texts = t.statement;
  return [
    [title, texts.number(statement.number), statement.owner ?? texts.company],
    [texts.reservation, texts.stay, texts.what, texts.gross, texts.taxes, texts.fees, texts.amount],
    ...linesOf(statement).map(({ reservation, stay, what, gross, amount_cents }) => [
      reservation,
      stay,
      what,
      inDollars(gross?.gross_cents),
      inDollars(gross?.tax_cents),
      inDollars(gross?.fee_cents),
      amount_cents / 100,
    ]),
    ...sumsOf(statement).map(({ what, amount_cents }) => [
      undefined,
      undefined,
      what,
      undefined,
      undefined,
      undefined,
      amount_cents / 100,
    ]),
  ];
};

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
type YearRow = { key: string; name: string } & Record<(typeof SUMS)[number], number>;

const sumSales = (rows: readonly MonthSums[]) =>
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
    ...sumSales(sums.filter((row) => row.month === month)),
  }));
  const last = rows.at(-1);
  if (!last) return rows;
  const whole = sumSales(sums.filter(({ month }) => month <= last.key));
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
