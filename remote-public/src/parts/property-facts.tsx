import { plainList, space, token } from '@marisma/area-kit/theme';
import styled from 'styled-components';
import type { Property } from '../content/properties';
import { t } from '../texts';

// The dot before each line's first fact is outside the list and is clipped.
const List = styled.ul`
  ${plainList}
  display: flex;
  flex-wrap: wrap;
  overflow: hidden;
  font-size: ${token.size.sm};
  color: ${token.color.textMuted};

  > li {
    margin-left: -${space(6)};
    padding-right: ${space(6)};
  }

  > li::before {
    content: '·';
    content: '·' / '';
    display: inline-block;
    width: ${space(6)};
    text-align: center;
    color: ${token.color.rule};
  }
`;

type PropertyFactsProps = { property: Property; className?: string };

/** The size of a house, in one line. */
export function PropertyFacts({ property, className }: PropertyFactsProps) {
  const { bedrooms, bathrooms, sleeps } = t.common;
  return (
    <List className={className}>
      <li>{bedrooms(property.bedrooms)}</li>
      <li>{bathrooms(property.bathrooms)}</li>
      <li>{sleeps(property.sleeps)}</li>
    </List>
  );
}
