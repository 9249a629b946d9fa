import { withLinkTexts } from '@marisma/area-kit/calendar-links';
import { defineArea } from '@marisma/area-kit/contract';
import { withReplyTexts } from '@marisma/area-kit/reply-clock';
import { lazyIndex, lazyRoute } from '@marisma/area-kit/router';
import { withStayTexts } from '@marisma/area-kit/booking';

const comingSoon = (path: string) => lazyRoute(path, () => import('./coming-soon/coming-soon-page'));

/** What is set for stays: all of its pages share words with that of the rates. */
const withSettingTexts = <Page>(page: () => Promise<Page>, ...more: (() => Promise<object>)[]) =>
  withStayTexts(
    page,
    () => import('./texts/es/reservations'),
    () => import('./texts/es/rates'),
    ...more,
  );

export default defineArea(
  [
    lazyRoute('/admin', () => import('./frame/admin-frame'), {
      // The frame has no data to load again; only a failed download is retried.
      shouldRevalidate: () => false,
      children: [
        lazyIndex(() => import('./overview/overview-page')),
        lazyRoute('reservations', () =>
          withStayTexts(
            () => import('./reservations/reservations-page'),
            () => import('./texts/es/reservations'),
          ),
        ),
        lazyRoute('reservations/rates/:houseId?', () =>
          withSettingTexts(
            () => import('./reservations/rates/rates-page'),
            () => import('./texts/es/house-calendar'),
            () => import('./texts/es/calendar-dialogs'),
          ),
        ),
        lazyRoute('reservations/charges/:houseId?', () =>
          withSettingTexts(
            () => import('./reservations/charges/charges-page'),
            () => import('./texts/es/charges'),
          ),
        ),
        lazyRoute('reservations/rules/:houseId?', () =>
          withSettingTexts(
            () => import('./reservations/rules/rules-page'),
            () => import('./texts/es/booking-rules'),
          ),
        ),
        lazyRoute('reservations/guides/:houseId?', () =>
          withSettingTexts(
            () => import('./reservations/guides/guides-page'),
            () => import('./texts/es/guides'),
          ),
        ),
        lazyRoute('reservations/owners', () =>
          withSettingTexts(
            () => import('./reservations/owners/owners-page'),
            () => import('./texts/es/owners'),
          ),
        ),
        lazyRoute('reservations/bank', () =>
          withSettingTexts(
            () => import('./reservations/bank/bank-page'),
            () => import('./texts/es/bank'),
          ),
        ),
        lazyRoute('reviews', () => withStayTexts(() => import('./reviews/reviews-page'))),
        lazyRoute('users', () => withStayTexts(() => import('./users/users-page'))),
        lazyRoute('calendar', () =>
          withStayTexts(
            () => import('./calendar/calendar-page'),
            () => import('./texts/es/house-calendar'),
            () => import('./texts/es/calendar-dialogs'),
          ),
        ),
        ...['messages', 'listings', 'payments', 'settings'].map(comingSoon),
        lazyRoute('*', () => import('./not-found/not-found-page')),
      ],
    }),
    lazyRoute('/desk', () => withStayTexts(() => import('./desk/desk-frame')), {
      shouldRevalidate: () => false,
      children: [
        // The list stays beside, or on a phone below, the request that is open.
        lazyRoute(null, () => withStayTexts(() => import('./desk/list/list-page')), {
          shouldRevalidate: () => false,
          children: [
            lazyIndex(() => import('./desk/list/no-request-page')),
            lazyRoute('requests/:requestId', () =>
              withStayTexts(() => import('./desk/request/request-page')),
            ),
          ],
        }),
        lazyRoute('arrivals', () => withStayTexts(() => import('./desk/arrivals/arrivals-page'))),
        lazyRoute('money', () => withStayTexts(() => import('./desk/money/money-page'))),
        lazyRoute('mail', () => import('./desk/mail/mails-page')),
        lazyRoute('mail/:mailName', () => import('./desk/mail/mail-page')),
        lazyRoute('people', () => withStayTexts(() => import('./desk/people/people-page'))),
        lazyRoute('erasures', () =>
          withStayTexts(
            () => import('./desk/erasures/erasures-page'),
            () => import('./texts/es/erasures'),
          ),
        ),
        lazyRoute('hours', () =>
          withStayTexts(() => withReplyTexts().then(() => import('./desk/hours/hours-page'))),
        ),
        lazyRoute('feeds', () => withLinkTexts(() => import('./desk/feeds/feeds-page'))),
        lazyRoute('*', () => import('./desk/desk-not-found-page')),
      ],
    }),
  ],
  { spanish: () => import('./texts/es') },
);
