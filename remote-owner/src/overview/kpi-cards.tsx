import { CalendarCheck, Percent, Star, Wallet } from 'lucide-react';
import { formatMoney, formatNumber, formatPercent, plural } from '@marisma/shared/format';
import { intlLocale } from '@marisma/shared/texts';
import { StatCard, StatGrid } from '@marisma/shared/ui';
import type { MonthFigures } from '../sample/months';
import { guestRating } from '../sample/properties';
import { upcomingReservations } from '../sample/reservations';
import { t } from '../texts';

/** The figures of the current month, compared with the previous month. */
export function KpiCards({ month, before }: { month: MonthFigures; before: MonthFigures }) {
  const texts = t.overview.kpis;
  const locale = intlLocale();
  const growth = month.revenue / before.revenue - 1;
  const points = (month.occupancy - before.occupancy) * 100;
  const pending = upcomingReservations.filter(({ status }) => status === 'pending').length;
  return (
    <StatGrid aria-label={texts.title}>
      <StatCard
        label={texts.revenue}
        value={formatMoney(month.revenue, locale)}
        change={texts.revenueNote(
          formatNumber(growth, locale, { style: 'percent', signDisplay: 'always', maximumFractionDigits: 1 }),
        )}
        icon={<Wallet strokeWidth={1.75} />}
      />
      <StatCard
        label={texts.occupancy}
        value={formatPercent(month.occupancy, locale)}
        change={texts.occupancyNote(
          formatNumber(points, locale, { signDisplay: 'always', maximumFractionDigits: 0 }),
        )}
        icon={<Percent strokeWidth={1.75} />}
      />
      <StatCard
        label={texts.upcoming}
        value={formatNumber(upcomingReservations.length, locale)}
        change={plural(pending, texts.upcomingNote, locale)}
        icon={<CalendarCheck strokeWidth={1.75} />}
      />
      <StatCard
        label={texts.rating}
        value={formatNumber(guestRating.average, locale, {
          minimumFractionDigits: 1,
          maximumFractionDigits: 1,
        })}
        change={plural(guestRating.reviews, texts.ratingNote, locale)}
        icon={<Star strokeWidth={1.75} />}
      />
    </StatGrid>
  );
}
