import type { CategorySlug } from '../content/categories';
import type { InquiryType } from '../content/contact';
import type { PropertyId } from '../content/properties';
import { writeStay, type Stay } from './stay';

const withQuery = (path: string, params: URLSearchParams): string =>
  params.size ? `${path}?${params}` : path;

/** Paths of the site. A stay is in the query as `in`, `out`, `guests` and `pets`. */
export const paths = {
  home: '/',
  properties: '/properties',
  category: (slug: CategorySlug): string => `/properties/${slug}`,
  property: (id: PropertyId, stay: Stay = {}): string =>
    withQuery(`/property/${id}`, writeStay(new URLSearchParams(), stay)),
  contact: '/contact',
  /** The inquiry form for a house and a stay. */
  contactAbout: (id: PropertyId, stay: Stay = {}): string =>
    withQuery('/contact', writeStay(new URLSearchParams({ property: id }), stay)),
  /** The inquiry form for a matter that the visitor has named by following the link. */
  contactFor: (type: InquiryType): string => `/contact?type=${type}`,
  concierge: '/concierge',
  serviceBooking: '/service-booking',
  about: '/about',
  ownerPortal: '/owner-portal',
  terms: '/terms',
  auth: '/auth',
} as const;
