import { useDemoSamples } from '@marisma/area-kit/queries';
import { PageHeader, Stack, useToday } from '@marisma/area-kit/ui';
import { t } from '../texts';
import { LiveOverview, OverviewSpinner } from './live-overview';
import { RightNow } from './right-now';

export const title = t.common.title(t.overview.title);

/** What is to do now, and the business at a glance: samples in a demo, live figures elsewhere. */
export default function OverviewPage() {
  const today = useToday();
  const { samples, known } = useDemoSamples(() => import('./sample-overview'));
  return (
    <Stack $gap={6}>
      <PageHeader title={t.overview.title} lead={t.overview.lead} />
      <RightNow />
      {samples ? (
        <samples.SampleOverview today={today} />
      ) : known ? (
        <LiveOverview />
      ) : (
        <OverviewSpinner label={t.overview.live.loading} />
      )}
    </Stack>
  );
}
