import type { PageMarkup } from '@marisma/area-kit/contract';
import type { LoaderFunctionArgs } from '@marisma/area-kit/router';
import { findProperty, properties, type Property } from '../content/properties';
import { t } from '../texts';
import { PropertyView } from './property-view';
import { NotFoundIntro } from '../parts/not-found-intro';
import { paths } from '../parts/paths';
import { MoreProperties } from './more-properties';

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
