import { BedDouble, CalendarCheck, Percent, Star, Wallet } from 'lucide-react';
import { formatMoney, formatNumber, formatPercent, plural } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import { StatCard, StatGrid } from '@marisma/area-kit/ui';
import type { Dashboard } from '../lib/dashboard';
import { useSourceTitle } from '../parts/source';
import { t } from '../texts';

/** The figures of the current month, compared with the previous month. */
export function KpiCards({ figures }: { figures: Dashboard }) {
  const texts = t.overview.kpis;
  const named = useSourceTitle();
  const locale = intlLocale();
  const [before, month] = figures.months.slice(-2);
  if (!before || !month) return null;
  const { rating, upcomingCount, pendingCount } = figures;
  const growth = month.revenue / before.revenue - 1;
  const points = (month.occupancy - before.occupancy) * 100;
  return (
    <StatGrid aria-label={named(texts.title)}>
      <StatCard
        label={texts.revenue}
        value={formatMoney(month.revenue, locale)}
        change={
          before.revenue > 0
            ? texts.revenueNote(
                formatNumber(growth, locale, {
                  style: 'percent',
                  signDisplay: 'always',
                  maximumFractionDigits: 1,
                }),
              )
            : texts.noRevenueBefore
        }
        icon={<Wallet strokeWidth={1.75} />}
      />
      <StatCard
        label={texts.occupancy}
        value={formatPercent(month.occupancy, locale)}
        change={texts.occupancyNote(
          formatNumber(points, locale, { signDisplay: 'exceptZero', maximumFractionDigits: 0 }),
        )}
        icon={<Percent strokeWidth={1.75} />}
      />
      <StatCard
        label={texts.upcoming}
        value={formatNumber(upcomingCount, locale)}
        change={plural(pendingCount, texts.upcomingNote, locale)}
        icon={<CalendarCheck strokeWidth={1.75} />}
      />
      {rating ? (
        <StatCard
          label={texts.rating}
          value={formatNumber(rating.average, locale, {
            minimumFractionDigits: 1,
            maximumFractionDigits: 1,
          })}
          change={plural(rating.reviews, texts.ratingNote, locale)}
          icon={<Star strokeWidth={1.75} />}
        />
      ) : (
        <StatCard
          label={texts.rate}
          value={month.nights > 0 ? formatMoney(Math.round(month.revenue / month.nights), locale) : '–'}
          change={month.nights > 0 ? plural(month.nights, texts.rateNote, locale) : texts.noNights}
          icon={<BedDouble strokeWidth={1.75} />}
        />
      )}
    </StatGrid>
  );
}
