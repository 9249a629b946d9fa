import { ButtonLink, Container, Heading, Lead, Rule, Section, Stack } from '@marisma/shared/ui';
import { paths } from '../parts/paths';
import { t } from '../texts';

/** For one who came without a service: by a typed address, a bookmark or another site. */
export function ServiceNotFound() {
  const { notFound, notFoundText, back } = t.serviceBooking;
  return (
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
  );
}
