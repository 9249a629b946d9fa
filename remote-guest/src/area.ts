import { defineArea } from '@marisma/area-kit/contract';
import { lazyRoute } from '@marisma/area-kit/router';

export default defineArea(
  [
    lazyRoute(null, () => import('./frame/guest-layout'), {
      children: [
        lazyRoute('/dashboard', () => import('./dashboard-page')),
        lazyRoute('/dashboard/settings', () => import('./settings/settings-page')),
        lazyRoute('/dashboard/*', () => import('./not-found/not-found-page')),
      ],
    }),
  ],
  { spanish: () => import('./texts/es') },
);
