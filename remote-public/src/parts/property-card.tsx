import { Picture } from '@marisma/area-kit/media';
import { deferred, Heading, Stack, Text } from '@marisma/area-kit/ui';
import { memo, useId } from 'react';
import { plainList, space, token } from '@marisma/area-kit/theme';
import styled from 'styled-components';
import { housePicture } from '../content/pictures/houses';
import type { Property } from '../content/properties';
import { t } from '../texts';
import { paths } from './paths';
import { Price } from './price';
import { Card, Crop, Details, Featured, Foot, Summary, type CardLayout } from './property-card.styles';
import type { Stay, StayAnswer } from './stay';

// The dot before each line's first fact is outside the list and is clipped.
const Facts = styled.ul`
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

/** The size of a house, in one line. */
function PropertyFacts({ property }: { property: Property }) {
  const { bedrooms, bathrooms, sleeps } = t.common;
  return (
    <Facts>
      <li>{bedrooms(property.bedrooms)}</li>
      <li>{bathrooms(property.bathrooms)}</li>
      <li>{sleeps(property.sleeps)}</li>
    </Facts>
  );
}

/** The heart that saves a house. */
export const DeferredHeart = deferred(() => import('./heart'));

const sizes: Record<CardLayout, string> = {
  grid: '(min-width: 1280px) 32vw, (min-width: 768px) 49vw, 96vw',
  feature: '(min-width: 1280px) 39vw, (min-width: 768px) 58vw, 96vw',
  list: '(min-width: 1280px) 30vw, (min-width: 768px) 45vw, 224px',
};

interface PropertyCardProps {
  property: Property;
  /** The chosen dates: the card shows their price and adds them to the link. */
  stay: Stay;
  /** What is known about the stay: it replaces its price. */
  answer?: StayAnswer;
  layout?: CardLayout;
  level?: 2 | 3;
  /** The picture's `sizes`, where the card is not in the listing. */
  pictureSizes?: string;
}

/** The card of a house; the whole card links to its page. Rendered again only when its props change. */
export const PropertyCard = memo(function PropertyCard({
  property,
  stay,
  answer,
  layout = 'grid',
  level = 2,
  pictureSizes,
}: PropertyCardProps) {
  const { title, location, summary } = t.properties[property.id];
  const headingId = useId();
  return (
    <Card $layout={layout} aria-labelledby={headingId}>
      <Crop $layout={layout} $faded={answer?.free === false}>
        <Picture of={housePicture(property.image)} sizes={pictureSizes ?? sizes[layout]} fill />
        {property.featured && (
          <Featured $tone="gold" $layout={layout}>
            {t.listing.featured}
          </Featured>
        )}
        <DeferredHeart house={property.id} layout={layout} />
      </Crop>
      <Stack $gap={3} $align="start">
        <div>
          <Text $size="sm" $muted>
            {location}
          </Text>
          <Heading level={level} size="title" id={headingId}>
            {title}
          </Heading>
        </div>
        <PropertyFacts property={property} />
        <Summary $layout={layout}>{summary}</Summary>
        <Foot>
          <Price perNight={property.priceFrom} stay={stay} line={answer?.line} taxed={answer?.taxed} />
          <Details to={paths.property(property.id, stay)} aria-describedby={headingId}>
            {t.listing.viewDetails}
          </Details>
        </Foot>
      </Stack>
    </Card>
  );
});
