import { BedDouble, CalendarCheck, Percent, Star, Wallet } from 'lucide-react';
import { formatMoney, formatNumber, formatPercent, plural } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import { StatCard, StatGrid } from '@marisma/area-kit/ui';
import type { Dashboard } from '../lib/dashboard';
import { useSourceTitle } from '../parts/source';
import { t } from '../texts';

/** The host's figures for all homes. */
export function HostStats({ figures }: { figures: Dashboard }) {
  const texts = t.host.stats;
  const named = useSourceTitle();
  const locale = intlLocale();
  const { year, occupancy, rating, upcomingCount, properties } = figures;
  return (
    <StatGrid aria-label={named(texts.title)}>
      <StatCard
        label={texts.revenue}
        value={formatMoney(year.revenue, locale)}
        change={
          year.growth === undefined
            ? texts.noRevenueBefore
            : texts.revenueNote(
                formatNumber(year.growth, locale, {
                  style: 'percent',
                  signDisplay: 'always',
                  maximumFractionDigits: 0,
                }),
              )
        }
        icon={<Wallet strokeWidth={1.75} />}
      />
      <StatCard
        label={texts.reservations}
        value={formatNumber(year.reservations, locale)}
        change={plural(upcomingCount, texts.reservationsNote, locale)}
        icon={<CalendarCheck strokeWidth={1.75} />}
      />
      <StatCard
        label={texts.occupancy}
        value={formatPercent(occupancy, locale)}
        change={texts.occupancyNote}
        icon={<Percent strokeWidth={1.75} />}
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
          label={t.host.properties.title}
          value={formatNumber(properties.length, locale)}
          change={t.host.properties.active}
          icon={<BedDouble strokeWidth={1.75} />}
        />
      )}
    </StatGrid>
  );
}
