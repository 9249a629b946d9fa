import { media, plainList, space, token } from '@marisma/area-kit/theme';
import { Heading, Text } from '@marisma/area-kit/ui';
import styled from 'styled-components';
import type { Property } from '../content/properties';
import { t } from '../texts';
import { DetailSection } from './detail-section';

const List = styled.ul`
  ${plainList}
  margin-bottom: ${space(4)};

  > li {
    display: grid;
    gap: ${space(1)} ${space(6)};
    padding-block: ${space(4)};
  }

  > li + li {
    border-top: 1px solid ${token.color.line};
  }

  > li:first-child {
    padding-top: 0;
  }

  ${media.tablet} {
    > li {
      grid-template-columns: 1fr auto;
      align-items: baseline;
    }
  }
`;

const Price = styled.p`
  font-weight: 600;
  white-space: nowrap;
`;

/** The concierge services of this house, each with its price. */
export function ConciergeServices({ property }: { property: Property }) {
  const { conciergeServices, conciergeNote } = t.detail;
  return (
    <DetailSection title={conciergeServices}>
      <List>
        {property.conciergeServices.map((id) => {
          const { name, description, price } = t.residenceServices[id];
          return (
            <li key={id}>
              <div>
                <Heading level={3} size="lg">
                  {name}
                </Heading>
                <Text $muted>{description}</Text>
              </div>
              <Price>{price}</Price>
            </li>
          );
        })}
      </List>
      <Text $size="sm" $muted>
        {conciergeNote}
      </Text>
    </DetailSection>
  );
}
