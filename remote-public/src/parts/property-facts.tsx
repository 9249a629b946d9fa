import { plainList, space, token } from '@marisma/shared/theme';
import styled from 'styled-components';
import type { Property } from '../content/properties';
import { en } from '../texts/en';

const List = styled.ul`
  ${plainList}
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space(3)};
  font-size: ${token.size.sm};
  color: ${token.color.textMuted};

  > li + li::before {
    content: '·';
    content: '·' / '';
    margin-right: ${space(3)};
    color: ${token.color.rule};
  }
`;

type PropertyFactsProps = { property: Property; className?: string };

/** How large a house is, in one line. */
export function PropertyFacts({ property, className }: PropertyFactsProps) {
  const { bedrooms, bathrooms, sleeps } = en.common;
  return (
    <List className={className}>
      <li>{bedrooms(property.bedrooms)}</li>
      <li>{bathrooms(property.bathrooms)}</li>
      <li>{sleeps(property.sleeps)}</li>
    </List>
  );
}
