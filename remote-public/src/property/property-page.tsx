import type { PageMarkup } from '@marisma/area-kit/contract';
import type { LoaderFunctionArgs } from '@marisma/area-kit/router';
import { media, space } from '@marisma/area-kit/theme';
import { Breadcrumbs, Container, Heading, AfterFirstPaint, Stack, Text } from '@marisma/area-kit/ui';
import styled from 'styled-components';
import { findProperty, properties, similarProperties, type Property } from '../content/properties';
import { t } from '../texts';
import { NotFoundIntro } from '../parts/not-found-intro';
import { paths } from '../parts/paths';
import { MoreProperties } from './more-properties';
import { DeferredHeart } from '../parts/property-card';
import { BookingCard } from './booking-card';
import { Gallery } from './gallery';
import { PropertySummary, PropertyDescription } from './property-description';
import { ShareButton } from './share-button';
import { breadcrumbsOf } from './breadcrumbs';

const Top = styled(Container)`
  padding-block: ${space(6)};
`;

const Head = styled.div`
  margin-block: ${space(4)} ${space(6)};
`;

// On a phone one line: the collection, because the heading right below names the house already.
const Trail = styled.div`
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
function PropertyView({ property }: { property: Property }) {
  const { title, location } = t.properties[property.id];
  return (
    <>
      <Top $width="wide">
        <Stack $row $gap={4} $justify="space-between">
          <Trail>
            <Breadcrumbs
              steps={breadcrumbsOf(property).map(({ label, path }, index, steps) =>
                index === steps.length - 1 ? { label } : { label, to: path },
              )}
            />
          </Trail>
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
      <AfterFirstPaint>
        <Columns $width="wide">
          <PropertySummary property={property} />
          <div>
            <BookingCard property={property} />
          </div>
          <PropertyDescription property={property} />
        </Columns>
        <MoreProperties title={t.detail.similar} properties={similarProperties(property)} />
      </AfterFirstPaint>
    </>
  );
}

/** The page for an unknown house: a link back, and three houses that exist. */
function PropertyNotFound() {
  const { notFound, notFoundText, backToProperties, meanwhile } = t.detail;
  return (
    <>
      <NotFoundIntro
        title={notFound}
        text={notFoundText}
        back={{ to: paths.properties, label: backToProperties }}
      />
      <MoreProperties title={meanwhile} properties={properties} />
    </>
  );
}

type PropertyPageData = { property: Property | undefined };

export const loader = ({ params }: LoaderFunctionArgs): PropertyPageData => ({
  property: findProperty(params.id),
});

export const title = ({ property }: PropertyPageData): string =>
  property ? t.meta.property(t.properties[property.id].title) : t.meta.propertyNotFound.title;

export const description = ({ property }: PropertyPageData): string =>
  property ? t.properties[property.id].metaDescription : t.meta.propertyNotFound.description;

export const markup = async (
  { property }: PropertyPageData,
  address: (path: string) => string,
): Promise<PageMarkup> =>
  property ? (await import('./property-markup')).propertyMarkup(property, address) : { nodes: [] };

/** The page of a house, or of an unknown house. */
export default function PropertyPage({ data: { property } }: { data: PropertyPageData }) {
  // The key resets carousel and gallery for another house.
  return property ? <PropertyView key={property.id} property={property} /> : <PropertyNotFound />;
}
