import { formatMoney, formatNumber, formatPercent } from '@marisma/shared/format';
import { COMMISSION_PERCENT } from '@marisma/shared/houses';
import { settle, type MonthFigures } from '../sample/months';
import type { t } from '../texts';

export interface SummaryLine {
  label: string;
  /** The formatted amount. */
  shown: string;
  /** The number for a spreadsheet. */
  value: number;
  total?: boolean;
}

/** The lines of a month's summary, from reservations to payout. */
export function summaryLines(
  month: MonthFigures,
  texts: typeof t.overview.summary,
  locale: string,
): SummaryLine[] {
  const { commission, upkeep, payout } = settle(month);
  const count = (label: string, value: number) => ({ label, value, shown: formatNumber(value, locale) });
  const money = (label: string, value: number) => ({ label, value, shown: formatMoney(value, locale) });
  return [
    count(texts.reservations, month.reservations),
    count(texts.nights, month.nights),
    { label: texts.occupancy, value: month.occupancy, shown: formatPercent(month.occupancy, locale) },
    money(texts.revenue, month.revenue),
    money(texts.commission(formatPercent(COMMISSION_PERCENT / 100, locale)), -commission),
    money(texts.upkeep, -upkeep),
    { ...money(texts.payout, payout), total: true },
  ];
}
