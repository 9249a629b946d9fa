import type { StatementLine } from '@marisma/area-kit/data';
import { formatMoney, formatNumber, formatPercent } from '@marisma/area-kit/format';
import { COMMISSION_PERCENT } from '@marisma/area-kit/houses';
import { intlLocale } from '@marisma/area-kit/texts';
import type { MonthFigures } from '../lib/dashboard';
import type { Statement } from '../lib/statements';
import type { Samples } from '../sample/arrange-samples';
import { t } from '../texts';

export interface SummaryLine {
  label: string;
  /** The formatted amount. */
  shown: string;
  /** The number for a spreadsheet. */
  value: number;
  total?: boolean;
}

const count = (label: string, value: number): SummaryLine => ({
  label,
  value,
  shown: formatNumber(value, intlLocale()),
});

const money = (label: string, value: number): SummaryLine => ({
  label,
  value,
  shown: formatMoney(value, intlLocale()),
});

/** @param percents of the commissions; the usual one where there is none */
function commissionLabel(percents: readonly number[] = []): string {
  const shown = [...new Set(percents.length > 0 ? percents : [COMMISSION_PERCENT])].sort((a, b) => b - a);
  const list = new Intl.ListFormat(intlLocale(), { type: 'conjunction' });
  return t.overview.summary.commission(
    list.format(shown.map((percent) => formatPercent(percent / 100, intlLocale()))),
  );
}

function soldLines(month: MonthFigures): SummaryLine[] {
  const texts = t.overview.summary;
  return [
    count(texts.reservations, month.reservations),
    count(texts.nights, month.nights),
    { label: texts.occupancy, value: month.occupancy, shown: formatPercent(month.occupancy, intlLocale()) },
    money(texts.revenue, month.revenue),
  ];
}

/** The lines of a sample month, from reservations to payout. */
export function sampleLines(month: MonthFigures, settle: Samples['settle']): SummaryLine[] {
  const texts = t.overview.summary;
  const { commission, upkeep, payout } = settle(month);
  return [
    ...soldLines(month),
    money(commissionLabel(), -commission),
    money(texts.upkeep, -upkeep),
    { ...money(texts.payout, payout), total: true },
  ];
}

/**
 * The lines of a month: what was sold by its nights, then what its statements pay out, which count a stay in the month
 * in which its guests leave.
 */
export function liveLines(month: MonthFigures, statements: readonly Statement[]): SummaryLine[] {
  const texts = t.overview.summary;
  const sum = (amounts: number[]) => amounts.reduce((total, cents) => total + cents, 0) / 100;
  const lines = statements.flatMap((statement) => statement.lines).filter(({ expected }) => !expected);
  const sumOf = (kind: StatementLine['kind']) =>
    sum(lines.filter((line) => line.kind === kind).map(({ amount_cents }) => amount_cents));
  const [kept, expenses, corrections] = [sumOf('cancellation'), sumOf('expense'), sumOf('correction')];
  const percents = lines.flatMap(({ kind, percent }) => (kind === 'commission' && percent ? [percent] : []));
  const expected = sum(statements.map(({ expected_cents }) => expected_cents));
  const payout = sum(statements.map(({ payout_cents }) => payout_cents));
  return [
    ...soldLines(month),
    money(texts.stays, sumOf('stay')),
    ...(kept === 0 ? [] : [money(t.statement.kinds.cancellation, kept)]),
    money(commissionLabel(percents), sumOf('commission')),
    ...(expenses === 0 ? [] : [money(t.statement.expenses, expenses)]),
    ...(corrections === 0 ? [] : [money(t.statement.kinds.correction, corrections)]),
    { ...money(texts.payout, payout), total: true },
    ...(expected === 0 ? [] : [money(t.statement.expectedSum, expected)]),
  ];
}
