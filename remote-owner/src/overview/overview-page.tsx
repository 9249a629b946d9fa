import { CalendarOff, House, Send, Wallet } from 'lucide-react';
import { useSession } from '@marisma/area-kit/shell';
import { PageHeader, Stack, TextLink } from '@marisma/area-kit/ui';
import { LinkCards } from '../parts/link-cards';
import { LiveThenSamples } from '../parts/live-then-samples';
import { paths } from '../paths';
import { t } from '../texts';
import { LiveSummary, SampleSummary } from './monthly-summary';
import { OverviewPanels } from './overview-panels';

export const title = t.common.title(t.overview.title);

const actionIcons = { calendar: CalendarOff, messages: Send, property: House, payouts: Wallet };

/** Where owners and management act: what is next, what is new, and the month at a glance. */
export default function OverviewPage() {
  const overview = t.overview;
  const session = useSession();
  const isOwner = session.status === 'signedIn' && session.roles.includes('owner');
  return (
    <>
      <PageHeader title={overview.title} lead={overview.lead}>
        {isOwner && <TextLink to={paths.hostDashboard}>{overview.toHost}</TextLink>}
      </PageHeader>
      <Stack $gap={6}>
        <LinkCards icons={actionIcons} texts={overview.actions} />
        <LiveThenSamples
          live={(figures, { houses }) => (
            <OverviewPanels
              figures={figures}
              summary={<LiveSummary months={figures.months} houses={houses} />}
            />
          )}
          samples={({ dashboard, settle }) => (
            <OverviewPanels
              figures={dashboard}
              summary={<SampleSummary months={dashboard.months} settle={settle} />}
            />
          )}
        />
      </Stack>
    </>
  );
}
