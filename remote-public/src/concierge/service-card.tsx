import { Picture } from '@marisma/shared/media';
import { Eyebrow } from '@marisma/shared/ui';
import { useId } from 'react';
import { pictureNamed } from '../content/pictures';
import type { Service } from '../content/services';
import { toBookedService } from '../parts/booked-service';
import { paths } from '../parts/paths';
import { t } from '../texts';
import { BookNow, Card, Crop, Description, Foot, Price, Title, Words } from './service-card.styles';

/** A service at a glance; a press anywhere on it leads to its booking. */
export function ServiceCard({ service }: { service: Service }) {
  const { title, description, priceFrom } = t.services[service.id];
  const headingId = useId();
  return (
    <Card aria-labelledby={headingId}>
      <Crop>
        <Picture
          of={pictureNamed(service.picture)}
          sizes="(min-width: 1440px) 440px, (min-width: 1024px) 30vw, (min-width: 768px) 46vw, 88px"
          alt=""
          fill
        />
      </Crop>
      <Words>
        <Eyebrow>{t.serviceCategories[service.category]}</Eyebrow>
        <Title level={2} size="title" id={headingId}>
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
}
