import { media, motion, plainList, space, token } from '@marisma/area-kit/theme';
import styled from 'styled-components';
import { Picture } from '@marisma/area-kit/media';
import { Eyebrow, Heading, Stack } from '@marisma/area-kit/ui';
import { memo, useId } from 'react';
import { Link } from '@marisma/area-kit/router';
import type { Service } from '../content/services';
import { servicePicture } from '../content/pictures/services';
import { t } from '../texts';
import { toBookedService } from './booked-service';
import { paths } from './paths';
import { coveringLink } from './covering-link';

// On a phone a row with a small picture beside the text. From tablet width on, the picture is above the text.
const Card = styled.article`
  position: relative;
  container-type: inline-size;
  display: grid;
  grid-template-columns: 5.5rem 1fr;
  gap: ${space(4)};
  height: 100%;

  ${media.largeText} {
    grid-template-columns: 1fr;
  }

  ${media.tablet} {
    grid-template-columns: none;
    grid-template-rows: auto 1fr;
    gap: ${space(5)};
  }
`;

const Crop = styled.div`
  position: relative;
  overflow: hidden;
  align-self: start;
  aspect-ratio: 4 / 5;

  ${media.tablet} {
    aspect-ratio: 3 / 2;
  }

  img {
    ${motion('transform', '280ms')}
  }

  ${media.hover} {
    ${Card}:hover & img {
      transform: scale(1.03);
    }
  }
`;

const Title = styled(Heading)`
  text-wrap: balance;
`;

const Description = styled.p`
  color: ${token.color.textMuted};
  text-wrap: pretty;

  ${media.phoneOnly} {
    font-size: ${token.size.sm};
  }
`;

const Foot = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(1)} ${space(3)};
  width: 100%;
  margin-top: auto;
  padding-top: ${space(1)};

  ${media.tablet} {
    flex-flow: row wrap;
    align-items: baseline;
    justify-content: space-between;
    padding-top: ${space(3)};
    border-top: 1px solid ${token.color.line};

    /* Where not every price leaves room for the link, no card has them in one line. */
    @container (max-width: 15rem) {
      flex-flow: column;
    }
  }
`;

const Price = styled.p`
  font-weight: 600;
  font-variant-numeric: lining-nums tabular-nums;
  text-wrap: balance;
`;

const BookNow = styled(Link)`
  ${coveringLink}
`;

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
      <Stack $gap={2} $align="start">
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
      </Stack>
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
