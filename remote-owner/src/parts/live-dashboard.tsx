import { Note } from '@marisma/area-kit/ui';
import type { ReactNode } from 'react';
import type { Houses } from '../lib/houses';
import { UnreadPage } from './unread';
import { t } from '../texts';
import type { Dashboard } from '../lib/dashboard';
import { useDashboard } from '../lib/use-dashboard';

interface LiveDashboardProps {
  houses: Houses;
  children: (figures: Dashboard) => ReactNode;
}

/** Shows what is below once the houses' figures are read; until then, or where they cannot be read, why not. */
export function LiveDashboard({ houses, children }: LiveDashboardProps) {
  const { live } = t.common;
  const query = useDashboard(houses);
  if (query.data) {
    return (
      <>
        {query.error && <Note tone="warning">{live.old}</Note>}
        {children(query.data)}
      </>
    );
  }
  return <UnreadPage of={query} loading={live.loading} failed={live.failed} />;
}
