import { defineArea } from '@marisma/area-kit/contract';
import { lazyRoute } from '@marisma/area-kit/router';

export default defineArea(
  [
    lazyRoute('/proposal', () => import('./deck/deck'), {
      // Moving between slides changes only the query, so nothing is loaded again.
      shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
        currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
          ? false
          : defaultShouldRevalidate,
    }),
  ],
  { locale: 'es' },
);
