import styled from 'styled-components';
import { media, space } from '@marisma/shared/theme';
import { Note, PageHeader, Stack, useToday } from '@marisma/shared/ui';
import { t } from '../texts';
import { KpiCards } from './kpi-cards';
import { PropertiesOverview } from './properties-overview';
import { QuickActions } from './quick-actions';
import { RecentBookings } from './recent-bookings';
import { TodaysTasks } from './todays-tasks';

export const title = t.common.title(t.overview.title);

const Columns = styled.div`
  display: grid;
  align-items: start;
  gap: ${space(6)};

  ${media.wide} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 3fr);
  }
`;

/** The business at a glance, from sample data. */
export default function OverviewPage() {
  const today = useToday();
  return (
    <>
      <PageHeader title={t.overview.title} lead={t.overview.lead} />
      <Stack $gap={6}>
        <Note>{t.common.sampleData}</Note>
        <KpiCards today={today} />
        <QuickActions />
        <RecentBookings today={today} />
        <Columns>
          <PropertiesOverview today={today} />
          <TodaysTasks today={today} />
        </Columns>
      </Stack>
    </>
  );
}
