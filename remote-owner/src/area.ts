import { withStayTexts } from '@marisma/area-kit/booking';
import { defineArea } from '@marisma/area-kit/contract';
import { lazyIndex, lazyRoute } from '@marisma/area-kit/router';

const comingSoon = (path: string) => lazyRoute(path, () => import('./coming-soon/coming-soon-page'));

export default defineArea(
  [
    lazyRoute('/owner-dashboard', () => import('./host/host-page')),
    lazyRoute('/owner', () => import('./frame/owner-frame'), {
      // The frame has no data to load again; only a failed download is retried.
      shouldRevalidate: () => false,
      children: [
        lazyIndex(() => import('./overview/overview-page')),
        lazyRoute('calendar', () => import('./calendar/calendar-page')),
        lazyRoute('reservations', () => withStayTexts(() => import('./reservations/reservations-page'))),
        lazyRoute('maintenance', () => withStayTexts(() => import('./maintenance/maintenance-page'))),
        lazyRoute('messages', () => withStayTexts(() => import('./messages/messages-page'))),
        lazyRoute('reviews', () => import('./reviews/reviews-page')),
        ...[
          'payouts',
          'property',
          'settings',
          'properties',
          'properties/new',
          'analytics',
          'help',
          'community',
        ].map(comingSoon),
        lazyRoute('*', () => import('./not-found/not-found-page')),
      ],
    }),
  ],
  { spanish: () => import('./texts/es') },
);
