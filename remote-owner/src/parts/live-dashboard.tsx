import { Note, Panel } from '@marisma/area-kit/ui';
import type { ReactNode } from 'react';
import type { Dashboard } from '../lib/dashboard';
import type { Houses } from '../lib/read-houses.data';
import { useDashboard } from '../lib/use-dashboard';
import { t } from '../texts';
import { DashboardSpinner } from './dashboard-spinner';
import { NotRead } from './not-read';

interface LiveDashboardProps {
  houses: Houses;
  children: (figures: Dashboard) => ReactNode;
}

/** Shows what is below once the houses' figures are read; until then, or where they cannot be read, why not. */
export function LiveDashboard({ houses, children }: LiveDashboardProps) {
  const { live } = t.common;
  const { data, error, isFetching, refetch } = useDashboard(houses);
  if (data) {
    return (
      <>
        {error && <Note tone="warning">{live.old}</Note>}
        {children(data)}
      </>
    );
  }
  if (!error) return <DashboardSpinner label={live.loading} />;
  return (
    <Panel>
      <NotRead title={live.failed} error={error} onRetry={() => void refetch()} busy={isFetching} />
    </Panel>
  );
}
