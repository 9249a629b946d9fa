import { useDemoSamples } from '@marisma/area-kit/queries';
import { PageHeader, useToday } from '@marisma/area-kit/ui';
import { t } from '../texts';
import { LiveOverview, OverviewSpinner } from './live-overview';

export const title = t.common.title(t.overview.title);

/** The business at a glance: samples in a demo, live figures elsewhere. */
export default function OverviewPage() {
  const today = useToday();
  const { samples, known } = useDemoSamples(() => import('./sample-overview'));
  return (
    <>
      <PageHeader title={t.overview.title} lead={t.overview.lead} />
      {samples ? (
        <samples.SampleOverview today={today} />
      ) : known ? (
        <LiveOverview />
      ) : (
        <OverviewSpinner label={t.overview.live.loading} />
      )}
    </>
  );
}
