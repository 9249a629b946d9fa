import { media, space } from '@marisma/area-kit/theme';
import { Breadcrumbs, Container, Heading, Stack, Text } from '@marisma/area-kit/ui';
import styled from 'styled-components';
import { similarProperties, type Property } from '../content/properties';
import { DeferredHeart } from '../parts/property-card';
import { t } from '../texts';
import { BookingCard } from './booking-card';
import { Gallery } from './gallery';
import { PropertyOpening, PropertyStory } from './property-story';
import { ShareButton } from './share-button';
import { MoreProperties } from './more-properties';
import { wayTo } from './way-to';

const Top = styled(Container)`
  padding-block: ${space(6)};
`;

const Head = styled.div`
  margin-block: ${space(4)} ${space(6)};
`;

// On a phone one line: the collection, because the heading right below names the house already.
const Way = styled.div`
  ${media.phoneOnly} {
    li:not(:nth-last-child(2)),
    li::after {
      display: none;
    }
  }
`;

const Actions = styled.div`
  display: flex;
  flex: none;
  gap: ${space(1)};
  align-items: center;
  min-height: 2.75rem;
`;

const Columns = styled(Container)`
  display: grid;
  gap: ${space(12)};
  padding-bottom: ${space(20)};

  > * {
    min-width: 0;
  }

  ${media.desktop} {
    grid-template: auto 1fr / minmax(0, 1fr) 22rem;
    gap: ${space(12)} ${space(16)};

    /* Spans both rows, so that the sticky card inside can scroll along. */
    > :nth-child(2) {
      grid-area: 1 / 2 / span 2;
    }
  }

  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) 24rem;
    column-gap: ${space(24)};
  }
`;

/** A house with its pictures, its description and the price of a stay. */
export function PropertyView({ property }: { property: Property }) {
  const { title, location } = t.properties[property.id];
  return (
    <>
      <Top $width="wide">
        <Stack $row $gap={4} $justify="space-between">
          <Way>
            <Breadcrumbs
              steps={wayTo(property).map(({ label, path }, index, way) =>
                index === way.length - 1 ? { label } : { label, to: path },
              )}
            />
          </Way>
          <Actions>
            <DeferredHeart house={property.id} />
            <ShareButton title={title} />
          </Actions>
        </Stack>
        <Head>
          <Heading level={1}>{title}</Heading>
          <Text $size="lg" $muted>
            {location}
          </Text>
        </Head>
        <Gallery title={title} pictures={property.images} />
      </Top>
      <Columns $width="wide">
        <PropertyOpening property={property} />
        <div>
          <BookingCard property={property} />
        </div>
        <PropertyStory property={property} />
      </Columns>
      <MoreProperties title={t.detail.similar} properties={similarProperties(property)} />
    </>
  );
}
