import { Container, Section } from '@marisma/area-kit/ui';
import { useId } from 'react';
import { suggestedServices } from '../content/services';
import { NotFoundIntro } from '../parts/not-found-intro';
import { paths } from '../parts/paths';
import { SectionHeading } from '../parts/section-heading';
import { ServiceList } from '../parts/service-list';
import { t } from '../texts';

/** The page for a visit without a service, as from a bookmark: a link back, and three suggestions. */
export function ServiceNotFound() {
  const { notFound, notFoundText, back } = t.serviceBooking;
  const headingId = useId();
  return (
    <>
      <NotFoundIntro title={notFound} text={notFoundText} back={{ to: paths.concierge, label: back }} />
      <Section $tone="sand" aria-labelledby={headingId}>
        <Container $width="wide">
          <SectionHeading id={headingId} title={t.concierge.title} />
          <ServiceList services={suggestedServices} level={3} />
        </Container>
      </Section>
    </>
  );
}
