import { media, plainList, space } from '@marisma/shared/theme';
import { Container, Section } from '@marisma/shared/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { similarProperties, type Property } from '../content/properties';
import { PropertyCard } from '../parts/property-card';
import { SectionHeading } from '../parts/section-heading';
import type { Stay } from '../parts/stay';
import { en } from '../texts/en';

const List = styled.ul`
  ${plainList}
  display: grid;
  gap: ${space(12)} ${space(8)};

  ${media.desktop} {
    grid-template-columns: repeat(3, 1fr);
  }
`;

/** The other houses, nearest in kind first; the chosen days go along. */
export function SimilarProperties({ property, stay }: { property: Property; stay: Stay }) {
  const headingId = useId();
  return (
    <Section $tone="sand" aria-labelledby={headingId}>
      <Container>
        <SectionHeading id={headingId} title={en.detail.similar} />
        <List>
          {similarProperties(property)
            .slice(0, 3)
            .map((other) => (
              <li key={other.id}>
                <PropertyCard
                  property={other}
                  stay={stay}
                  level={3}
                  pictureSizes="(min-width: 1280px) 384px, (min-width: 1024px) 30vw, 92vw"
                />
              </li>
            ))}
        </List>
      </Container>
    </Section>
  );
}
