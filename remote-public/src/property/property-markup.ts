import { ORGANIZATION, type PageMarkup, type VacationRental } from '@marisma/area-kit/contract';
import { formatMoney } from '@marisma/area-kit/format';
import { pictureUrl, shareImages } from '@marisma/area-kit/media';
import { housePicture } from '../content/pictures/houses';
import type { Property } from '../content/properties';
import type { BedKind } from '../content/property';
import { paths } from '../parts/paths';
import { t } from '../texts';
import { breadcrumbsOf } from './breadcrumbs';

/** Google's bed types (https://developers.google.com/search/docs/appearance/structured-data/vacation-rental). */
const BED_TYPES: Record<BedKind, string> = { king: 'King', queen: 'Queen', twin: 'Single' };

/** Central Standard Time all year: the coast has no daylight-saving time. */
const OFFSET = '-06:00';

/**
 * Structured data of a house: only what its page shows; no ratings, because the reviews are sample data.
 * @param address returns the address of a page in the rendered language
 */
export function propertyMarkup(property: Property, address: (path: string) => string): PageMarkup {
  const { title } = t.properties[property.id];
  return {
    picture: { url: shareImages[property.id], alt: title },
    nodes: [
      {
        '@type': 'BreadcrumbList',
        itemListElement: breadcrumbsOf(property).map(({ label, path }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: label,
          item: address(path),
        })),
      },
      describeRental(property, address(paths.property(property.id))),
    ],
  };
}

function describeRental(property: Property, url: string): VacationRental {
  const words = t.properties[property.id];
  const { from, perNight, beforeTaxes, locale } = t.common;
  return {
    '@type': 'VacationRental',
    '@id': `${url}#house`,
    identifier: property.id,
    url,
    name: words.title,
    description: words.metaDescription,
    image: property.images.map(({ name }) => pictureUrl(housePicture(name), 1280)),
    address: words.location,
    priceRange: `${from} ${formatMoney(property.priceFrom, locale)} ${perNight} ${beforeTaxes}`,
    checkinTime: `${property.checkIn}:00${OFFSET}`,
    checkoutTime: `${property.checkOut}:00${OFFSET}`,
    parentOrganization: ORGANIZATION,
    containsPlace: {
      '@type': 'Accommodation',
      additionalType: 'EntirePlace',
      numberOfBedrooms: property.bedrooms,
      numberOfBathroomsTotal: property.bathrooms,
      occupancy: { '@type': 'QuantitativeValue', value: property.sleeps },
      bed: property.bedroomArrangement.map(({ kind, count }) => ({
        '@type': 'BedDetails',
        typeOfBed: BED_TYPES[kind],
        numberOfBeds: count,
      })),
      amenityFeature: property.amenities.map((amenity) => ({
        '@type': 'LocationFeatureSpecification',
        name: t.amenities[amenity],
        value: true,
      })),
    },
  };
}
