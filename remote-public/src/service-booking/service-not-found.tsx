import { ButtonLink, Container, Heading, Lead, Rule, Section, Stack } from '@marisma/shared/ui';
import { useId } from 'react';
import { suggestedServices } from '../content/services';
import { paths } from '../parts/paths';
import { SectionHeading } from '../parts/section-heading';
import { ServiceList } from '../parts/service-list';
import { t } from '../texts';

/** For one who came without a service, by a typed address, a bookmark or another site: the way back, and three to begin with. */
export function ServiceNotFound() {
  const { notFound, notFoundText, back } = t.serviceBooking;
  const headingId = useId();
  return (
    <>
      <Section>
        <Container $width="wide">
          <Stack $gap={6} $align="start">
            <Heading level={1}>{notFound}</Heading>
            <Rule $short aria-hidden="true" />
            <Lead>{notFoundText}</Lead>
            <ButtonLink to={paths.concierge}>{back}</ButtonLink>
          </Stack>
        </Container>
      </Section>
      <Section $tone="sand" aria-labelledby={headingId}>
        <Container $width="wide">
          <SectionHeading id={headingId} title={t.concierge.title} />
          <ServiceList services={suggestedServices} level={3} />
        </Container>
      </Section>
    </>
  );
}
