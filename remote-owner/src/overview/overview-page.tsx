import { CalendarOff, House, Send, Wallet } from 'lucide-react';
import { useSession } from '@marisma/area-kit/shell';
import { PageHeader, Stack, TextLink } from '@marisma/area-kit/ui';
import { HousesOrReason } from '../parts/unread';
import { LinkCards } from '../parts/link-cards';
import { LiveDashboard } from '../parts/live-dashboard';
import { Samples } from '../parts/source';
import { useSamples } from '../lib/use-samples';
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
  const samples = useSamples();
  const isOwner = session.status === 'signedIn' && session.roles.includes('owner');
  return (
    <>
      <PageHeader title={overview.title} lead={overview.lead}>
        {isOwner && <TextLink to={paths.hostDashboard}>{overview.toHost}</TextLink>}
      </PageHeader>
      <Stack $gap={6}>
        <LinkCards icons={actionIcons} texts={overview.actions} />
        <HousesOrReason>
          {(houses) => (
            <LiveDashboard houses={houses}>
              {(figures) => (
                <OverviewPanels
                  figures={figures}
                  summary={<LiveSummary months={figures.months} houses={houses.houses} />}
                />
              )}
            </LiveDashboard>
          )}
        </HousesOrReason>
        {samples && (
          <Samples>
            <OverviewPanels
              figures={samples.dashboard}
              summary={<SampleSummary months={samples.dashboard.months} settle={samples.settle} />}
            />
          </Samples>
        )}
      </Stack>
    </>
  );
}
