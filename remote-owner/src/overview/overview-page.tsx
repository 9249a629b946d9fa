import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { today as readToday } from '@marisma/shared/format';
import { media, space } from '@marisma/shared/theme';
import { Note, PageHeader, Stack, TextLink, TitledPanel } from '@marisma/shared/ui';
import { ReservationsTable } from '../parts/reservations-table';
import { ReviewList } from '../parts/review-list';
import { paths } from '../paths';
import { ownMonths } from '../sample/months';
import { upcomingReservations } from '../sample/reservations';
import { reviews } from '../sample/reviews';
import { t } from '../texts';
import { KpiCards } from './kpi-cards';
import { MonthlySummary } from './monthly-summary';
import { Notifications } from './notifications';
import { QuickActions } from './quick-actions';
import { RevenueChart } from './revenue-chart';

export const title = t.common.title(t.overview.title);

const Columns = styled.div`
  display: grid;
  align-items: start;
  gap: ${space(6)};

  ${media.wide} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 3fr);
  }
`;

/** The owner's month at a glance, from sample data. */
export default function OverviewPage() {
  const { overview } = t;
  const [today] = useState(() => readToday());
  const months = useMemo(() => ownMonths(today), [today]);
  const [before, month] = months.slice(-2);
  return (
    <>
      <PageHeader title={overview.title} lead={overview.lead} />
      <Stack $gap={6}>
        <Note>{t.common.sampleData}</Note>
        {month && before && <KpiCards month={month} before={before} />}
        <QuickActions />
        <Columns>
          <RevenueChart months={months} />
          <Notifications />
        </Columns>
        <TitledPanel
          title={overview.upcoming.title}
          aside={<TextLink to={paths.reservations}>{overview.upcoming.all}</TextLink>}
        >
          <ReservationsTable caption={overview.upcoming.title} rows={upcomingReservations} today={today} />
        </TitledPanel>
        <Columns>
          <TitledPanel
            title={t.reviews.title}
            aside={<TextLink to={paths.reviews}>{t.reviews.all}</TextLink>}
          >
            <ReviewList reviews={reviews} today={today} />
          </TitledPanel>
          <MonthlySummary months={months} />
        </Columns>
      </Stack>
    </>
  );
}
