import { BedDouble, CalendarCheck, Percent, Wallet } from 'lucide-react';
import { formatMoney, formatNumber, formatPercent, plural, type PlainDate } from '@marisma/shared/format';
import { intlLocale } from '@marisma/shared/texts';
import { StatCard, StatGrid } from '@marisma/shared/ui';
import { t } from '../texts';
import { kpisOn } from './overview.sample';

/** The four key figures. */
export function KpiCards({ today }: { today: PlainDate }) {
  const texts = t.overview.kpis;
  const kpis = kpisOn(today);
  const locale = intlLocale();
  const signed = { signDisplay: 'always' } as const;
  const percent = (share: number) =>
    formatNumber(share, locale, { ...signed, style: 'percent', maximumFractionDigits: 1 });
  return (
    <StatGrid aria-label={texts.title}>
      <StatCard
        label={texts.occupancy}
        value={formatPercent(kpis.occupancyRate, locale)}
        change={texts.points(
          formatNumber(kpis.occupancyChange * 100, locale, { ...signed, maximumFractionDigits: 0 }),
        )}
        icon={<Percent strokeWidth={1.75} />}
      />
      <StatCard
        label={texts.revenue}
        value={formatMoney(kpis.monthlyRevenue, locale)}
        change={texts.share(percent(kpis.revenueChange))}
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
        value={formatMoney(kpis.averageNightlyRate, locale)}
        change={texts.share(percent(kpis.nightlyChange))}
        icon={<BedDouble strokeWidth={1.75} />}
      />
    </StatGrid>
  );
}
