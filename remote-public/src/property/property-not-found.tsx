import { ButtonLink, Container, EmptyState, Section } from '@marisma/shared/ui';
import { paths } from '../parts/paths';
import { en } from '../texts/en';

/** For an address that names no house of ours. */
export function PropertyNotFound() {
  const { notFound, notFoundText, backToProperties } = en.detail;
  return (
    <Section>
      <Container $width="prose">
        <EmptyState
          level={1}
          title={notFound}
          action={<ButtonLink to={paths.properties}>{backToProperties}</ButtonLink>}
        >
          {notFoundText}
        </EmptyState>
      </Container>
    </Section>
  );
}
