import { Plus } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { today as readToday } from '@marisma/shared/format';
import { Queries, useProfile } from '@marisma/shared/queries';
import { useUser } from '@marisma/shared/shell';
import { media, space } from '@marisma/shared/theme';
import { ButtonLink, Container, Note, PageHeader, Section, Stack, TitledPanel } from '@marisma/shared/ui';
import { ReviewList } from '../parts/review-list';
import { paths } from '../paths';
import { reviews } from '../sample/reviews';
import { t } from '../texts';
import { HostStats } from './host-stats';
import { MoreForHosts } from './more-for-hosts';
import { PayoutsPanel } from './payouts-panel';
import { PropertyCards } from './property-cards';
import { ReservationsPanel } from './reservations-panel';

export const title = t.host.pageTitle;

const Columns = styled.div`
  display: grid;
  align-items: start;
  gap: ${space(6)};

  ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** The host's dashboard, from sample data; only the greeting is live. */
export default function HostPage() {
  const user = useUser();
  const [today] = useState(() => readToday());
  return (
    <Queries key={user.id} area="owner">
      <Section $space="sm">
        <Container $width="wide">
          <HostHeader />
          <Stack $gap={6}>
            <Note>{t.common.sampleData}</Note>
            <HostStats today={today} />
            <PropertyCards today={today} />
            <ReservationsPanel today={today} />
            <Columns>
              <TitledPanel title={t.reviews.title}>
                <ReviewList reviews={reviews} today={today} />
              </TitledPanel>
              <PayoutsPanel today={today} />
            </Columns>
            <MoreForHosts />
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
