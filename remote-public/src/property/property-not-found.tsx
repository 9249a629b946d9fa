import { ButtonLink, Container, Heading, Lead, Rule, Section, Stack } from '@marisma/shared/ui';
import { properties } from '../content/properties';
import { paths } from '../parts/paths';
import { t } from '../texts';
import { MoreProperties } from './more-properties';

/** For an address that names no house of ours: the way back, and three that exist. */
export function PropertyNotFound() {
  const { notFound, notFoundText, backToProperties, meanwhile } = t.detail;
  return (
    <>
      <Section>
        <Container $width="wide">
          <Stack $gap={6} $align="start">
            <Heading level={1}>{notFound}</Heading>
            <Rule $short aria-hidden="true" />
            <Lead>{notFoundText}</Lead>
            <ButtonLink to={paths.properties}>{backToProperties}</ButtonLink>
          </Stack>
        </Container>
      </Section>
      <MoreProperties title={meanwhile} properties={properties} stay={{}} />
    </>
  );
}
