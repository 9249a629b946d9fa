import { defineArea } from '@marisma/shared/contract';
import { lazyIndex, lazyRoute } from '@marisma/shared/router';

const comingSoon = (path: string) => lazyRoute(path, () => import('./coming-soon/coming-soon-page'));

export default defineArea(
  [
    lazyRoute('/admin', () => import('./frame/admin-frame'), {
      // The frame has no data to load again; only a failed download is retried.
      shouldRevalidate: () => false,
      children: [
        lazyIndex(() => import('./overview/overview-page')),
        lazyRoute('users', () => import('./users/users-page')),
        ...['calendar', 'reservations', 'messages', 'listings', 'payments', 'reviews', 'settings'].map(
          comingSoon,
        ),
        lazyRoute('*', () => import('./not-found/not-found-page')),
      ],
    }),
  ],
  { spanish: () => import('./texts/es') },
);
