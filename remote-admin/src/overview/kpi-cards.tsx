import { BedDouble, CalendarCheck, Percent, Wallet } from 'lucide-react';
import { formatMoney, formatNumber, formatPercent, plural } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import { StatCard, StatGrid } from '@marisma/area-kit/ui';
import { t } from '../texts';

/** Key figures of a month; undefined where there is nothing to count or to compare with. Amounts are US dollars. */
export interface Kpis {
  occupancyRate: number | undefined;
  occupancyChange: number | undefined;
  monthlyRevenue: number;
  revenueChange: number | undefined;
  upcomingReservations: number;
  arrivalsThisWeek: number;
  averageNightlyRate: number | undefined;
  nightlyChange: number | undefined;
}

const NONE = '–';

/** The four key figures. */
export function KpiCards({ kpis }: { kpis: Kpis }) {
  const texts = t.overview.kpis;
  const locale = intlLocale();
  const signed = { signDisplay: 'always' } as const;
  const share = (by: number | undefined) =>
    by === undefined
      ? texts.thisMonth
      : texts.share(formatNumber(by, locale, { ...signed, style: 'percent', maximumFractionDigits: 1 }));
  const { occupancyRate, occupancyChange, averageNightlyRate } = kpis;
  return (
    <StatGrid aria-label={texts.title}>
      <StatCard
        label={texts.occupancy}
        value={occupancyRate === undefined ? NONE : formatPercent(occupancyRate, locale)}
        change={
          occupancyChange === undefined
            ? texts.thisMonth
            : texts.points(
                formatNumber(occupancyChange * 100, locale, { ...signed, maximumFractionDigits: 0 }),
              )
        }
        icon={<Percent strokeWidth={1.75} />}
      />
      <StatCard
        label={texts.revenue}
        value={formatMoney(kpis.monthlyRevenue, locale)}
        change={share(kpis.revenueChange)}
        icon={<Wallet strokeWidth={1.75} />}
      />
      <StatCard
        label={texts.upcoming}
        value={formatNumber(kpis.upcomingReservations, locale)}
        change={plural(kpis.arrivalsThisWeek, texts.arrivals, locale)}
        icon={<CalendarCheck strokeWidth={1.75} />}
      />
      <StatCard
        label={texts.nightly}
        value={averageNightlyRate === undefined ? NONE : formatMoney(averageNightlyRate, locale)}
        change={share(kpis.nightlyChange)}
        icon={<BedDouble strokeWidth={1.75} />}
      />
    </StatGrid>
  );
}
