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
import { HostStats } from './host-stats';
import { PropertyCards } from './property-cards';

const Columns = styled.div`
  display: grid;
  align-items: start;
  gap: ${space(6)};

  ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** The owner area lists more of them. */
const RESERVATIONS = 3;

interface HostPanelsProps {
  figures: Dashboard;
  payouts: ReactNode;
}

/** How the houses do, from live figures or from samples. */
export function HostPanels({ figures, payouts }: HostPanelsProps) {
  const host = t.host;
  return (
    <Stack $gap={6}>
      <HostStats figures={figures} />
      <PropertyCards properties={figures.properties} />
      <FigurePanel
        title={host.reservations.title}
        aside={<TextLink to={paths.reservations}>{t.overview.upcoming.all}</TextLink>}
      >
        <StaysTable caption={host.reservations.title} stays={figures.upcoming.slice(0, RESERVATIONS)} />
      </FigurePanel>
      <Columns>
        <FigurePanel title={t.reviews.title}>
          <ReviewList reviews={figures.reviews} />
        </FigurePanel>
        {payouts}
      </Columns>
    </Stack>
  );
}
