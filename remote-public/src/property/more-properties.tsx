import { media, plainList, space, token } from '@marisma/area-kit/theme';
import { Container, Section } from '@marisma/area-kit/ui';
import { useId } from 'react';
import styled from 'styled-components';
import type { Property } from '../content/properties';
import { PropertyCard } from '../parts/property-card';
import { SectionHeading } from '../parts/section-heading';
import { useStay } from '../parts/use-stay';

const List = styled.ul`
  ${plainList}
  display: grid;
  gap: ${space(12)};

  ${media.tablet} {
    grid-template-columns: repeat(3, 1fr);
    gap: ${space(6)};

    /* Place and name fit a line each. */
    ${media.belowDesktop} {
      p:first-child {
        font-size: ${token.size.xs};
      }

      h3 {
        font-size: 1.25rem;
      }
    }
  }

  ${media.desktop} {
    gap: ${space(8)};
  }
`;

type MorePropertiesProps = { title: string; properties: readonly Property[] };

/** The first three of the given houses; their links include the chosen dates. */
export function MoreProperties({ title, properties }: MorePropertiesProps) {
  const stay = useStay();
  const headingId = useId();
  return (
    <Section $tone="sand" aria-labelledby={headingId}>
      <Container $width="wide">
        <SectionHeading id={headingId} title={title} />
        <List>
          {properties.slice(0, 3).map((property) => (
            <li key={property.id}>
              <PropertyCard
                property={property}
                stay={stay}
                level={3}
                pictureSizes="(min-width: 1440px) 468px, (min-width: 768px) 32vw, 98vw"
              />
            </li>
          ))}
        </List>
      </Container>
    </Section>
  );
}
