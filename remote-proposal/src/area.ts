import { defineArea } from '@marisma/shared/contract';
import { lazyRoute } from '@marisma/shared/router';

export default defineArea(
  [
    lazyRoute('/proposal', () => import('./deck/deck-page'), {
      // Moving from slide to slide changes the address only: there is nothing to load again.
      shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
        currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
          ? false
          : defaultShouldRevalidate,
    }),
  ],
  { always: 'es' },
);
