import { CalendarCheck, Percent, Star, Wallet } from 'lucide-react';
import { formatMoney, formatNumber, formatPercent, plural } from '@marisma/shared/format';
import { intlLocale } from '@marisma/shared/texts';
import { StatCard, StatGrid } from '@marisma/shared/ui';
import { guestRating } from '../sample/guest-rating';
import { properties } from '../sample/properties';
import { upcomingReservations } from '../sample/reservations';
import { t } from '../texts';
import { GROWTH_ON_LAST_YEAR, OCCUPANCY_90_DAYS } from './host.sample';

const sum = (key: 'revenue' | 'bookings') => properties.reduce((total, property) => total + property[key], 0);

/** The host's figures for all homes. */
export function HostStats() {
  const texts = t.host.stats;
  const locale = intlLocale();
  return (
    <StatGrid aria-label={texts.title}>
      <StatCard
        label={texts.revenue}
        value={formatMoney(sum('revenue'), locale)}
        change={texts.revenueNote(
          formatNumber(GROWTH_ON_LAST_YEAR, locale, { style: 'percent', signDisplay: 'always' }),
        )}
        icon={<Wallet strokeWidth={1.75} />}
      />
      <StatCard
        label={texts.reservations}
        value={formatNumber(sum('bookings'), locale)}
        change={plural(upcomingReservations.length, texts.reservationsNote, locale)}
        icon={<CalendarCheck strokeWidth={1.75} />}
      />
      <StatCard
        label={texts.occupancy}
        value={formatPercent(OCCUPANCY_90_DAYS, locale)}
        change={texts.occupancyNote}
        icon={<Percent strokeWidth={1.75} />}
      />
      <StatCard
        label={texts.rating}
        value={formatNumber(guestRating.average, locale, {
          minimumFractionDigits: 1,
          maximumFractionDigits: 1,
        })}
        change={plural(guestRating.count, texts.ratingNote, locale)}
        icon={<Star strokeWidth={1.75} />}
      />
    </StatGrid>
  );
}
