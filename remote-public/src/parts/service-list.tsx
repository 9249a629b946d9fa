import { media, plainList, space } from '@marisma/area-kit/theme';
import styled from 'styled-components';
import type { Service } from '../content/services';
import { Picture } from '@marisma/area-kit/media';
import { Eyebrow } from '@marisma/area-kit/ui';
import { memo, useId } from 'react';
import { servicePicture } from '../content/pictures/services';
import { t } from '../texts';
import { toBookedService } from './booked-service';
import { paths } from './paths';
import { BookNow, Card, Crop, Description, Foot, Price, Title, Words } from './service-card.styles';

type ServiceCardProps = {
  service: Service;
  /** Heading level: 3 where the cards are below the h2 of a section. */
  level?: 2 | 3;
};

/** The card of a service; the whole card links to its booking. Rendered again only when its props change. */
const ServiceCard = memo(function ServiceCard({ service, level = 2 }: ServiceCardProps) {
  const { title, description, priceFrom } = t.services[service.id];
  const headingId = useId();
  return (
    <Card aria-labelledby={headingId}>
      <Crop>
        <Picture
          of={servicePicture(service.picture)}
          sizes="(min-width: 1440px) 470px, (min-width: 1024px) 32vw, (min-width: 768px) 49vw, 176px"
          alt=""
          plain
          fill
        />
      </Crop>
      <Words>
        <Eyebrow>{t.serviceCategories[service.category]}</Eyebrow>
        <Title level={level} size="title" id={headingId}>
          {title}
        </Title>
        <Description>{description}</Description>
        <Foot>
          <Price>{priceFrom}</Price>
          <BookNow to={paths.serviceBooking} state={toBookedService(service)} aria-describedby={headingId}>
            {t.concierge.bookNow}
          </BookNow>
        </Foot>
      </Words>
    </Card>
  );
});

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
