import { CalendarCheck, Percent, Star, Wallet } from 'lucide-react';
import { formatMoney, formatNumber, formatPercent, plural, type PlainDate } from '@marisma/shared/format';
import { addUp, monthsOfYear, occupancyOf } from '@marisma/shared/samples';
import { intlLocale } from '@marisma/shared/texts';
import { StatCard, StatGrid } from '@marisma/shared/ui';
import { ownMonths } from '../sample/months';
import { guestRating } from '../sample/properties';
import { upcomingReservations } from '../sample/reservations';
import { t } from '../texts';
import { GROWTH_ON_LAST_YEAR } from './host.sample';

/** The host's figures for all homes. */
export function HostStats({ today }: { today: PlainDate }) {
  const texts = t.host.stats;
  const locale = intlLocale();
  const months = ownMonths(today);
  const year = addUp(monthsOfYear(months, today));
  return (
    <StatGrid aria-label={texts.title}>
      <StatCard
        label={texts.revenue}
        value={formatMoney(year.revenue, locale)}
        change={texts.revenueNote(
          formatNumber(GROWTH_ON_LAST_YEAR, locale, { style: 'percent', signDisplay: 'always' }),
        )}
        icon={<Wallet strokeWidth={1.75} />}
      />
      <StatCard
        label={texts.reservations}
        value={formatNumber(year.reservations, locale)}
        change={plural(upcomingReservations.length, texts.reservationsNote, locale)}
        icon={<CalendarCheck strokeWidth={1.75} />}
      />
      <StatCard
        label={texts.occupancy}
        value={formatPercent(occupancyOf(months.slice(-3)), locale)}
        change={texts.occupancyNote}
        icon={<Percent strokeWidth={1.75} />}
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
