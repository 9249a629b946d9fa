import { formatDate, formatDateRange, type CsvCell } from '@marisma/area-kit/format';
import type { Statement, StatementLine } from '../lib/read-statement.data';
import { t } from '../texts';

/** A line or a sum as screen, paper and file say it. */
export interface StatementRow {
  key: string;
  reservation: string;
  stay: string;
  what: string;
  amountCents: number;
}

function whatInWords({ kind, expected }: StatementLine, percent: number): string {
  const { kinds, expected: asExpected } = t.statement;
  const what = kind === 'commission' ? kinds.commission(percent) : kinds[kind];
  return expected ? asExpected(what) : what;
}

/** The lines of a statement, in their order. */
export const linesOf = ({ lines, commissionPercent }: Statement, locale: string): StatementRow[] =>
  lines.map((line, place) => ({
    key: String(place),
    reservation: line.code,
    stay: formatDateRange(line.checkIn, line.checkOut, locale),
    what: whatInWords(line, commissionPercent),
    amountCents: line.amountCents,
  }));

/**
 * The sums below the lines: the payout, what the months before leave, what was transferred, what is open, and what is
 * expected besides.
 */
export function sumsOf(statement: Statement, locale: string): StatementRow[] {
  const texts = t.statement;
  const { payoutCents, paid, carriedCents, balanceCents, expectedCents } = statement;
  const sum = (key: string, what: string, amountCents: number): StatementRow => ({
    key,
    reservation: '',
    stay: '',
    what,
    amountCents,
  });
  return [
    sum('payout', expectedCents === 0 ? texts.payout : texts.payoutBeside, payoutCents),
    ...(carriedCents === 0
      ? []
      : [sum('carried', carriedCents < 0 ? texts.carriedDebt : texts.carried, carriedCents)]),
    ...paid.map(({ paidOn, amountCents }, place) =>
      sum(`paid ${place}`, texts.paidOn(formatDate(paidOn, locale)), -amountCents),
    ),
    ...(paid.length > 0 || carriedCents !== 0
      ? [sum('open', balanceCents < 0 ? texts.overpaid : texts.open, balanceCents)]
      : []),
    ...(expectedCents === 0 ? [] : [sum('expected', texts.expectedSum, expectedCents)]),
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
    row.amountCents / 100,
  ]),
];
