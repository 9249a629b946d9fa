import { dayAtHouse } from '@marisma/area-kit/format';
import { useShell, useUser } from '@marisma/area-kit/shell';
import { ErrorState, Note, Panel, Stack } from '@marisma/area-kit/ui';
import { useQuery } from '@tanstack/react-query';
import { t } from '../texts';
import { KpiCards } from './kpi-cards';
import { readKpis } from './kpis.data';
import { OverviewSpinner } from './overview-spinner';
import { QuickActions } from './quick-actions';
import { Shortcuts } from './shortcuts';

/** The key figures of all houses, and the pages where staff act. */
export function LiveOverview() {
  const texts = t.overview.live;
  const { supabase } = useShell();
  const { id } = useUser();
  const today = dayAtHouse();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['kpis', id, today],
    queryFn: async ({ signal }) => readKpis(await supabase(), today, signal),
    staleTime: 30_000,
    refetchOnWindowFocus: true,
    meta: { during: 'reading the key figures' },
  });
  if (!data && !error) return <OverviewSpinner label={texts.loading} />;
  return (
    <Stack $gap={6}>
      {data ? (
        <>
          {error && <Note tone="warning">{texts.old}</Note>}
          <KpiCards kpis={data} />
        </>
      ) : (
        <Panel>
          <ErrorState
            title={texts.failed}
            reason={texts.failedHint}
            onRetry={() => void refetch()}
            busy={isFetching}
          />
        </Panel>
      )}
      <QuickActions />
      <Shortcuts />
    </Stack>
  );
}
