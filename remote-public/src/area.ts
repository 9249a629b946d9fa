import { defineArea } from '@marisma/area-kit/contract';
import { lazyRoute } from '@marisma/area-kit/router';

/** A listing's loader reads the pathname; its filters are in the query. */
const listing = (path: string) =>
  lazyRoute(path, () => import('./listing/listing-page'), {
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
  });

export default defineArea(
  [
    lazyRoute('/', () => import('./home/home-page')),
    listing('/properties'),
    listing('/properties/:category'),
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
