import { plainList, space } from '@marisma/area-kit/theme';
import { ErrorState, Note, Panel, Spinner, Stack, Text, TextLink, TitledPanel } from '@marisma/area-kit/ui';
import styled from 'styled-components';
import { paths } from '../paths';
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

/** The key figures of all houses, and the pages where staff act. */
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
      <Shortcuts />
    </Stack>
  );
}

const List = styled.ul`
  ${plainList}
  display: grid;
  gap: ${space(4)};
`;

const places = [
  { name: 'calendar', to: paths.calendar },
  { name: 'reservations', to: paths.reservations },
  { name: 'day', to: paths.deskArrivals },
  { name: 'desk', to: paths.desk },
] as const;

/** Who arrives, what is free, what is owed and what is to do: each on the page where one acts. */
function Shortcuts() {
  const texts = t.overview.places;
  return (
    <TitledPanel title={texts.title}>
      <List>
        {places.map(({ name, to }) => (
          <li key={name}>
            <TextLink to={to}>{texts[name].link}</TextLink>
            <Text $size="sm" $muted>
              {texts[name].what}
            </Text>
          </li>
        ))}
      </List>
    </TitledPanel>
  );
}
