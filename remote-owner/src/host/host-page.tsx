import { ChartColumn, CircleHelp, Plus, UsersRound } from 'lucide-react';
import { Queries, useProfile } from '@marisma/area-kit/queries';
import { useUser } from '@marisma/area-kit/shell';
import { ButtonLink, Container, PageHeader, Section, Stack } from '@marisma/area-kit/ui';
import { LinkCards } from '../parts/link-cards';
import { LiveThenSamples } from '../parts/live-then-samples';
import { paths } from '../paths';
import { t } from '../texts';
import { HostPanels } from './host-panels';
import { LivePayouts, PayoutsPanel } from './payouts-panel';

export const title = t.host.pageTitle;

const moreIcons = { analytics: ChartColumn, help: CircleHelp, community: UsersRound };

/** The host's dashboard: how the houses do. In a demo the samples follow what is live. */
export default function HostPage() {
  const user = useUser();
  return (
    <Queries key={user.id} area="owner">
      <Section $space="sm">
        <Container $width="wide">
          <HostHeader />
          <Stack $gap={6}>
            <LiveThenSamples
              live={(figures, houses) => (
                <HostPanels figures={figures} payouts={<LivePayouts houses={houses} />} />
              )}
              samples={({ dashboard, payouts }) => (
                <HostPanels figures={dashboard} payouts={<PayoutsPanel payouts={payouts} />} />
              )}
            >
              <LinkCards icons={moreIcons} texts={t.host.more} />
            </LiveThenSamples>
          </Stack>
        </Container>
      </Section>
    </Queries>
  );
}

function HostHeader() {
  const texts = t.host;
  const { name } = useProfile(useUser());
  return (
    <PageHeader
      eyebrow={texts.eyebrow}
      title={name ? texts.greeting(name) : texts.greetingWithoutName}
      lead={texts.lead}
    >
      <Stack $row $wrap $gap={3}>
        <ButtonLink to={paths.newProperty}>
          <Plus aria-hidden="true" strokeWidth={1.75} />
          {texts.addProperty}
        </ButtonLink>
        <ButtonLink to={paths.overview} variant="outline">
          {texts.openArea}
        </ButtonLink>
      </Stack>
    </PageHeader>
  );
}
