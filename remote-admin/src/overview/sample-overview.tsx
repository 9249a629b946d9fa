import type { PlainDate } from '@marisma/area-kit/format';
import { media, space } from '@marisma/area-kit/theme';
import { Note, Stack } from '@marisma/area-kit/ui';
import styled from 'styled-components';
import { t } from '../texts';
import { KpiCards } from './kpi-cards';
import { kpisOn } from './overview.sample';
import { PropertiesOverview } from './properties-overview';
import { QuickActions } from './quick-actions';
import { RecentBookings } from './recent-bookings';
import { TodaysTasks } from './todays-tasks';

const Columns = styled.div`
  display: grid;
  align-items: start;
  gap: ${space(6)};

  ${media.wide} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 3fr);
  }
`;

/** The business at a glance, from the samples of a demo. */
export function SampleOverview({ today }: { today: PlainDate }) {
  return (
    <Stack $gap={6}>
      <Note>{t.common.sampleData}</Note>
      <KpiCards kpis={kpisOn(today)} />
      <QuickActions />
      <RecentBookings today={today} />
      <Columns>
        <PropertiesOverview today={today} />
        <TodaysTasks today={today} />
      </Columns>
    </Stack>
  );
}
