import { defineArea } from '@marisma/area-kit/contract';
import { lazyRoute, type RouteObject } from '@marisma/area-kit/router';

/** The listing's loader reads the pathname; the filters are in the query. */
const forPathname: Pick<RouteObject, 'shouldRevalidate'> = {
  shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
};

export default defineArea(
  [
    lazyRoute('/', () => import('./home/home-page')),
    lazyRoute('/properties', () => import('./listing/listing-page'), forPathname),
    lazyRoute('/properties/:category', () => import('./listing/listing-page'), forPathname),
    lazyRoute('/property/:id', () => import('./property/property-page')),
    lazyRoute('/concierge', () => import('./concierge/concierge-page')),
    lazyRoute('/services', () => import('./concierge/services-redirect')),
    lazyRoute('/service-booking', () => import('./service-booking/service-booking-page')),
    lazyRoute('/offer', () => import('./offer/offer-page')),
    lazyRoute('/about', () => import('./about/about-page')),
    lazyRoute('/owner-portal', () => import('./owner-portal/owner-portal-page')),
    lazyRoute('/contact', () => import('./contact/contact-page')),
    lazyRoute('/terms', () => import('./terms/terms-page')),
  ],
  { spanish: () => import('./texts/es') },
);
