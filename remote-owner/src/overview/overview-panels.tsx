import { formatMoney, formatNumber, formatPercent, plural } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import { media, space } from '@marisma/area-kit/theme';
import { Stack, StatCard, StatGrid, TextLink } from '@marisma/area-kit/ui';
import { BedDouble, CalendarCheck, Percent, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Dashboard } from '../lib/dashboard';
import { formatGrowth, RatingCard } from '../parts/rating-card';
import { ReviewList } from '../parts/review-list';
import { FigurePanel, useSourceTitle } from '../parts/source';
import { StaysTable } from '../parts/stays-table';
import { paths } from '../paths';
import { t } from '../texts';
import { Notifications } from './notifications';
import { RevenueChart } from './revenue-chart';

const Columns = styled.div`
  display: grid;
  align-items: start;
  gap: ${space(6)};

  ${media.wide} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 3fr);
  }
`;

interface OverviewPanelsProps {
  figures: Dashboard;
  summary: ReactNode;
}

/** The month at a glance, from live figures or from samples. */
export function OverviewPanels({ figures, summary }: OverviewPanelsProps) {
  const overview = t.overview;
  return (
    <Stack $gap={6}>
      <KpiCards figures={figures} />
      <FigurePanel
        title={overview.upcoming.title}
        aside={<TextLink to={paths.reservations}>{overview.upcoming.all}</TextLink>}
      >
        <StaysTable caption={overview.upcoming.title} stays={figures.upcoming} />
      </FigurePanel>
      <Columns>
        <Stack $gap={6}>
          <RevenueChart months={figures.months} />
          {summary}
        </Stack>
        <Stack $gap={6}>
          <Notifications all={figures.notifications} />
          {/* The host dashboard lists them all. */}
          <FigurePanel
            title={t.reviews.title}
            aside={<TextLink to={paths.reviews}>{t.reviews.all}</TextLink>}
          >
            <ReviewList reviews={figures.reviews.slice(0, 1)} />
          </FigurePanel>
        </Stack>
      </Columns>
    </Stack>
  );
}

/** The figures of the current month, compared with the previous month. */
function KpiCards({ figures }: { figures: Dashboard }) {
  const texts = t.overview.kpis;
  const named = useSourceTitle();
  const locale = intlLocale();
  const [before, month] = figures.months.slice(-2);
  if (!before || !month) return null;
  const { rating, upcomingCount, pendingCount } = figures;
  const points = (month.occupancy - before.occupancy) * 100;
  return (
    <StatGrid aria-label={named(texts.title)}>
      <StatCard
        label={texts.revenue}
        value={formatMoney(month.revenue, locale)}
        change={
          before.revenue > 0
            ? texts.revenueNote(formatGrowth(month.revenue / before.revenue - 1, 1))
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
        <RatingCard rating={rating} texts={texts} />
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
