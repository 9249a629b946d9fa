import { Picture } from '@marisma/area-kit/media';
import { media, space, token } from '@marisma/area-kit/theme';
import { Badge, Heading, Text } from '@marisma/area-kit/ui';
import { useId } from 'react';
import styled, { css } from 'styled-components';
import type { BookedService } from '../parts/booked-service';
import { t } from '../texts';
import { pictureOf, textsOf } from './read-service';
import { serviceCategories, type ServiceCategory } from '../content/service-categories';

/** Text and background color of each category's badge, with a contrast of at least 4.5 : 1 (WCAG 1.4.3). */
export const categoryColors: Record<ServiceCategory, { text: string; ground: string }> = {
  Water: { text: '#0B4F6C', ground: '#DDEFF6' },
  Food: { text: '#8A3A16', ground: '#FBE8DC' },
  Transportation: { text: '#3E4A59', ground: '#E6EAEF' },
  Wellness: { text: '#1F5C43', ground: '#DFF1E7' },
  Kids: { text: '#7A4B00', ground: '#FDF0CF' },
  Culture: { text: '#7B1F4B', ground: '#F9E3ED' },
  Education: { text: '#3B3B8F', ground: '#E7E7F8' },
  Sport: { text: '#8C1D18', ground: '#FBE4E1' },
  Adventure: { text: '#4A5A0B', ground: '#EEF3D3' },
};

type Colors = (typeof categoryColors)[keyof typeof categoryColors];

const Colored = styled(Badge)<{ $colors?: Colors }>`
  ${({ $colors }) =>
    $colors &&
    css`
      color: ${$colors.text};
      background: ${$colors.ground};
    `}
`;

/** A service's category in its colors; an unknown category is shown without colors. */
function CategoryBadge({ category }: { category: string }) {
  const known = serviceCategories.find((name) => name === category);
  return (
    <Colored $colors={known && categoryColors[known]}>
      {known ? t.serviceCategories[known] : category}
    </Colored>
  );
}

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
  const { title, description, priceFrom } = textsOf(service);
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
