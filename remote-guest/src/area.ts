import { defineArea } from '@marisma/shared/contract';
import { lazyRoute } from '@marisma/shared/router';

export default defineArea([
  lazyRoute(null, () => import('./account/guest-layout'), {
    children: [
      lazyRoute('/dashboard', () => import('./dashboard/dashboard-page')),
      lazyRoute('/dashboard/settings', () => import('./settings/settings-page')),
      lazyRoute('/dashboard/*', () => import('./not-found/not-found-page')),
    ],
  }),
]);
