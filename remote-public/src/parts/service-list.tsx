import { media, plainList, space } from '@marisma/area-kit/theme';
import styled from 'styled-components';
import type { Service } from '../content/services';
import { ServiceCard, type ServiceCardProps } from './service-card';

const List = styled.ul`
  ${plainList}
  display: grid;
  gap: ${space(10)};

  ${media.tablet} {
    grid-template-columns: repeat(2, 1fr);
    gap: ${space(14)} ${space(8)};
  }

  ${media.desktop} {
    grid-template-columns: repeat(3, 1fr);
  }

  /* Three suggestions leave no gap. */
  &:has(> :nth-child(3):last-child) {
    ${media.tablet} {
      grid-template-columns: repeat(3, 1fr);
      column-gap: ${space(6)};
    }
  }
`;

type ServiceListProps = Pick<ServiceCardProps, 'level'> & { services: readonly Service[] };

/** Services as cards: rows on a phone, two or three columns on wider screens. */
export function ServiceList({ services, level }: ServiceListProps) {
  return (
    <List>
      {services.map((service) => (
        <li key={service.id}>
          <ServiceCard service={service} level={level} />
        </li>
      ))}
    </List>
  );
}
