import { plural } from '@marisma/area-kit/format';
import { useDemoSamples } from '@marisma/area-kit/queries';
import { intlLocale } from '@marisma/area-kit/texts';
import { plainList, space } from '@marisma/area-kit/theme';
import {
  ErrorState,
  Note,
  PageHeader,
  Panel,
  Small,
  Spinner,
  Stack,
  TextLink,
  TitledPanel,
  useToday,
} from '@marisma/area-kit/ui';
import styled from 'styled-components';
import { ReadAdvice } from '../lib/loaded';
import { paths } from '../paths';
import { t } from '../texts';
import { KpiCards } from './kpi-cards';
import { type RightNowFacts, useKpis, useRightNow } from './queries';
import { QuickActions } from './quick-actions';

export const title = t.common.title(t.overview.title);

/** What is to do now, and the business at a glance: samples in a demo, live figures elsewhere. */
export default function OverviewPage() {
  const today = useToday();
  const { samples, known } = useDemoSamples(() => import('./demo-overview'));
  return (
    <Stack $gap={6}>
      <PageHeader title={t.overview.title} lead={t.overview.lead} />
      <RightNow />
      {samples ? (
        <samples.DemoOverview today={today} />
      ) : known ? (
        <LiveOverview />
      ) : (
        <OverviewSpinner label={t.overview.live.loading} />
      )}
    </Stack>
  );
}

/** As high as the window, so that the footer does not move into view and away again. */
const Room = styled.div`
  min-block-size: 100svh;
`;

/** Says that the overview loads, and holds its room until then. */
const OverviewSpinner = ({ label }: { label: string }) => (
  <Room>
    <Spinner label={label} />
  </Room>
);

function LiveOverview() {
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
            reason={error && <ReadAdvice error={error} hint={texts.failedHint} />}
            onRetry={() => void refetch()}
            busy={isFetching}
          />
        </Panel>
      )}
      <QuickActions />
    </Stack>
  );
}

const List = styled.ul`
  ${plainList}
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  gap: ${space(4)};
`;

/** Who waits, who arrives, what is to do: live also where samples stand below, each on the page where one acts. */
function RightNow() {
  const texts = t.overview.now;
  const { data, error } = useRightNow();
  const words = data ? describeFacts(data) : undefined;
  const unknown = error ? texts.failed : texts.loading;
  const places = [
    { ...texts.desk, to: paths.desk, what: words?.desk ?? unknown },
    { ...texts.day, to: paths.deskArrivals, what: words?.day ?? unknown },
    { ...texts.calendar, to: paths.calendar },
    { ...texts.reservations, to: paths.reservations },
  ];
  return (
    <TitledPanel title={texts.title}>
      <List>
        {places.map(({ link, to, what }) => (
          <li key={to}>
            <TextLink to={to}>{link}</TextLink>
            <Small>{what}</Small>
          </li>
        ))}
      </List>
    </TitledPanel>
  );
}

function describeFacts({ open, overdue, arrivals, departures, tasks }: RightNowFacts) {
  const { counts } = t.overview.now;
  const say = (name: keyof typeof counts, count: number) => plural(count, counts[name], intlLocale());
  return {
    desk: [say('open', open), overdue > 0 && say('overdue', overdue)].filter(Boolean).join(', '),
    day: [say('arrivals', arrivals), say('departures', departures), say('tasks', tasks)].join(', '),
  };
}
