import type { StatementLine } from '@marisma/area-kit/data';
import { formatDate, formatDateRange, type CsvCell } from '@marisma/area-kit/format';
import { t } from '../texts';
import type { Statement } from '../lib/statements';

/** A line or a sum as screen, paper and file say it. */
export interface StatementRow {
  key: string;
  reservation: string;
  stay: string;
  what: string;
  amount_cents: number;
}

function whatInWords({ kind, expected }: StatementLine, percent: number): string {
  const { kinds, expected: asExpected } = t.statement;
  const what = kind === 'commission' ? kinds.commission(percent) : kinds[kind];
  return expected ? asExpected(what) : what;
}

/** The lines of a statement, in their order. */
export const linesOf = ({ lines, commission_percent }: Statement, locale: string): StatementRow[] =>
  lines.map((line, place) => ({
    key: String(place),
    reservation: line.code,
    stay: formatDateRange(line.check_in, line.check_out, locale),
    what: whatInWords(line, commission_percent),
    amount_cents: line.amount_cents,
  }));

/**
 * The sums below the lines: the payout, what the months before leave, what was transferred, what is open, and what is
 * expected besides.
 */
export function sumsOf(statement: Statement, locale: string): StatementRow[] {
  const texts = t.statement;
  const { payout_cents, paid, carried_cents, balance_cents, expected_cents } = statement;
  const sum = (key: string, what: string, amount_cents: number): StatementRow => ({
    key,
    reservation: '',
    stay: '',
    what,
    amount_cents,
  });
  return [
    sum('payout', expected_cents === 0 ? texts.payout : texts.payoutBeside, payout_cents),
    ...(carried_cents === 0
      ? []
      : [sum('carried', carried_cents < 0 ? texts.carriedDebt : texts.carried, carried_cents)]),
    ...paid.map(({ paid_on, amount_cents }, place) =>
      sum(`paid ${place}`, texts.paidOn(formatDate(paid_on, locale)), -amount_cents),
    ),
    ...(paid.length > 0 || carried_cents !== 0
      ? [sum('open', balance_cents < 0 ? texts.overpaid : texts.open, balance_cents)]
      : []),
    ...(expected_cents === 0 ? [] : [sum('expected', texts.expectedSum, expected_cents)]),
  ];
}

/** The statement as the rows of a CSV file. */
export const csvOf = (title: string, statement: Statement, locale: string): CsvCell[][] => [
  [title],
  [t.statement.reservation, t.statement.stay, t.statement.what, t.statement.amount],
  ...[...linesOf(statement, locale), ...sumsOf(statement, locale)].map((row) => [
    row.reservation,
    row.stay,
    row.what,
    row.amount_cents / 100,
  ]),
];
