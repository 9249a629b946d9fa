import { media, plainList, space, token } from '@marisma/area-kit/theme';
import { deferred } from '@marisma/area-kit/ui';
import { useState } from 'react';
import styled from 'styled-components';
import type { Property } from '../content/properties';
import { PropertyCard } from '../parts/property-card';
import { TitledSection } from '../parts/section-heading';
import { useHydratedParams } from '../parts/address';
import { nightsOf, readStay, writeStay } from '../parts/stay';
import type { StayAnswers } from '../parts/stay-check/stay-answers';

const StayCheck = deferred(() => import('../parts/stay-check/stay-check'));

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

/** The first three of the given houses, with what the chosen dates cost there; their links include the dates. */
export function MoreProperties({ title, properties }: MorePropertiesProps) {
  const [params] = useHydratedParams();
  const stay = readStay(params);
  const [answers, setAnswers] = useState<StayAnswers>();
  return (
    <TitledSection tone="sand" title={title}>
      {nightsOf(stay) !== undefined && (
        <StayCheck params={writeStay(new URLSearchParams(), stay)} stay={stay} onAnswers={setAnswers} />
      )}
      <List>
        {properties.slice(0, 3).map((property) => (
          <li key={property.id}>
            <PropertyCard
              property={property}
              stay={stay}
              answer={answers?.of[property.id]}
              level={3}
              pictureSizes="(min-width: 1440px) 468px, (min-width: 768px) 32vw, 98vw"
            />
          </li>
        ))}
      </List>
    </TitledSection>
  );
}
