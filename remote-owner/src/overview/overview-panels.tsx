import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media, space } from '@marisma/area-kit/theme';
import { Stack, TextLink } from '@marisma/area-kit/ui';
import type { Dashboard } from '../lib/dashboard';
import { StaysTable } from '../parts/stays-table';
import { ReviewList } from '../parts/review-list';
import { FigurePanel } from '../parts/source';
import { paths } from '../paths';
import { t } from '../texts';
import { KpiCards } from './kpi-cards';
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
