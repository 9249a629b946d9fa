import { ErrorState, Note, Panel, Spinner, Stack } from '@marisma/area-kit/ui';
import styled from 'styled-components';
import { t } from '../texts';
import { KpiCards } from './kpi-cards';
import { useKpis } from './queries';
import { QuickActions } from './quick-actions';

/** As high as the window, so that the footer does not move into view and away again. */
const Room = styled.div`
  min-block-size: 100svh;
`;

/** Says that the overview loads, and holds its room until then. */
export const OverviewSpinner = ({ label }: { label: string }) => (
  <Room>
    <Spinner label={label} />
  </Room>
);

/** The key figures of all houses. */
export function LiveOverview() {
  const texts = t.overview.live;
  const { data, error, isFetching, refetch } = useKpis();
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
    </Stack>
  );
}
