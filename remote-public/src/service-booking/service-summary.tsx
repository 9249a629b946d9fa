import { Picture } from '@marisma/area-kit/media';
import { media, space, token } from '@marisma/area-kit/theme';
import { Heading, Text } from '@marisma/area-kit/ui';
import { useId } from 'react';
import styled from 'styled-components';
import type { BookedService } from '../parts/booked-service';
import { t } from '../texts';
import { CategoryBadge } from './category-badge';
import { pictureOf, wordsOf } from './read-service';

const Card = styled.aside`
  background: ${token.color.surface};
  border: 1px solid ${token.color.line};
  border-top: 2px solid ${token.color.rule};

  /* Side by side where the page has only one column. */
  ${media.tablet} {
    &:has(picture) {
      display: grid;
      grid-template-columns: 16rem 1fr;
    }
  }

  ${media.desktop} {
    &:has(picture) {
      display: block;
    }

    position: sticky;
    top: calc(var(--m-header-height) + ${space(6)});
  }
`;

const Crop = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 16 / 9;

  ${media.tablet} {
    aspect-ratio: auto;
  }

  ${media.desktop} {
    aspect-ratio: 16 / 9;
  }
`;

const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(3)};
  padding: ${space(6)};
`;

const Price = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(1)} ${space(4)};
  width: 100%;
  padding-top: ${space(4)};
  border-top: 1px solid ${token.color.line};
`;

/** The service that is being booked. */
export function ServiceSummary({ service }: { service: BookedService }) {
  const headingId = useId();
  const picture = pictureOf(service);
  const { title, description, priceFrom } = wordsOf(service);
  return (
    <Card aria-labelledby={headingId}>
      {picture && (
        <Crop>
          <Picture
            of={picture}
            sizes="(min-width: 1024px) 24rem, (min-width: 768px) 16rem, 92vw"
            alt=""
            fill
          />
        </Crop>
      )}
      <Words>
        <CategoryBadge category={service.category} />
        <Heading level={2} size="title" id={headingId}>
          {title}
        </Heading>
        {description && <Text $muted>{description}</Text>}
        <Price data-uncovered="">
          <Text as="span" $size="sm" $muted>
            {t.serviceBooking.price}
          </Text>
          <Text as="span" $strong>
            {priceFrom}
          </Text>
        </Price>
      </Words>
    </Card>
  );
}
