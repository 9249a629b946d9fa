/**
 * A page's description for search engines and link previews, in schema.org's terms (JSON-LD 1.1). URLs may be paths
 * from the site's root: the release makes them absolute.
 */

export interface Reference {
  '@id': string;
}

export interface Organization {
  '@type': 'Organization';
  '@id': string;
  name: string;
  url: string;
  logo: string;
  email: string;
  telephone: string;
  address: string;
}

export interface WebSite {
  '@type': 'WebSite';
  '@id': string;
  name: string;
  url: string;
  inLanguage: string;
  publisher: Reference;
}

export interface BreadcrumbList {
  '@type': 'BreadcrumbList';
  itemListElement: { '@type': 'ListItem'; position: number; name: string; item: string }[];
}

export interface VacationRental {
  '@type': 'VacationRental';
  '@id': string;
  identifier: string;
  url: string;
  name: string;
  description: string;
  image: string[];
  address: string;
  priceRange: string;
  /** Times of day with the offset from UTC (ISO 8601). */
  checkinTime: string;
  checkoutTime: string;
  parentOrganization: Reference;
  containsPlace: Accommodation;
}

export interface Accommodation {
  '@type': 'Accommodation';
  additionalType: 'EntirePlace';
  numberOfBedrooms: number;
  numberOfBathroomsTotal: number;
  occupancy: { '@type': 'QuantitativeValue'; value: number };
  bed: { '@type': 'BedDetails'; typeOfBed: string; numberOfBeds: number }[];
  amenityFeature: { '@type': 'LocationFeatureSpecification'; name: string; value: true }[];
}

export type MarkupNode = Organization | WebSite | BreadcrumbList | VacationRental;

export interface PageMarkup {
  /** Picture for link previews, 1200 × 630; a page without its own gets the site's. */
  picture?: { url: string; alt: string };
  nodes: MarkupNode[];
}

/** The node that other nodes refer to as the company. */
export const ORGANIZATION: Reference = { '@id': '/#organization' };
