import { plainList, space, token } from '@marisma/area-kit/theme';
import { Bath, BedDouble, Users } from 'lucide-react';
import styled from 'styled-components';
import type { Property } from '../content/properties';
import { t } from '../texts';

const List = styled.ul`
  ${plainList}
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)} ${space(8)};
  font-size: ${token.size.lg};

  li {
    display: flex;
    align-items: center;
    gap: ${space(3)};
  }

  svg {
    width: 1.5rem;
    height: 1.5rem;
    color: ${token.color.eyebrow};
  }
`;

/** Number of bedrooms, bathrooms and guests. */
export function KeyFacts({ property }: { property: Property }) {
  const { bedrooms, bathrooms, sleeps } = t.common;
  const facts = [
    { Icon: BedDouble, text: bedrooms(property.bedrooms) },
    { Icon: Bath, text: bathrooms(property.bathrooms) },
    { Icon: Users, text: sleeps(property.sleeps) },
  ];
  return (
    <List aria-label={t.detail.facts}>
      {facts.map(({ Icon, text }) => (
        <li key={text}>
          <Icon aria-hidden="true" strokeWidth={1.25} />
          {text}
        </li>
      ))}
    </List>
  );
}
