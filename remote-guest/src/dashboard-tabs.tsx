import { withStayTexts } from '@marisma/area-kit/booking';
import { plural } from '@marisma/area-kit/format';
import { useReadable } from '@marisma/area-kit/shell';
import { intlLocale } from '@marisma/area-kit/texts';
import { CountBadge, deferred, ErrorState, Skeleton, Tabs, VisuallyHidden } from '@marisma/area-kit/ui';
import type { ReactNode } from 'react';
import { BookingsPanel } from './bookings/bookings-panel';
import { useGuestStore } from './frame/guest-store';
import { useUnread } from './messages/use-unread';
import type { Payment } from './payments/payment';
import { useOwn } from './parts/own';
import { t } from './texts';
import { TABS, useDashboardPlace, type DashboardTab } from './parts/dashboard-place';

/** The panel of a tab that is not open at first: its code is read once it is. */
const panel = <Props extends object>(importIt: Parameters<typeof deferred<Props>>[0]) =>
  deferred(importIt, {
    Waiting: () => <Skeleton $height="14rem" />,
    Failed: ({ onRetry }) => <ErrorState title={t.dashboard.dialogFailed} onRetry={onRetry} />,
  });
const WishlistPanel = panel(() => import(/* webpackChunkName: "wishlist" */ './wishlist/wishlist-panel'));
const RequestList = panel(() => import(/* webpackChunkName: "requests" */ './messages/request-list'));
const MessagesPanel = panel(() => import(/* webpackChunkName: "messages" */ './messages/messages-panel'));
const ReviewsPanel = panel(() =>
  withStayTexts(() => import(/* webpackChunkName: "reviews" */ './reviews/reviews-panel')),
);
const PaymentsPanel = panel(() => import(/* webpackChunkName: "payments" */ './payments/payments-panel'));

/** Bookings, Wishlist, Messages, Reviews and Payments; the address holds the open tab. */
export function DashboardTabs({ onReceipt }: { onReceipt: (payment: Payment) => void }) {
  const { tabs } = t.dashboard;
  const { tab, openTab } = useDashboardPlace();
  const panels: Record<DashboardTab, ReactNode> = {
    bookings: <BookingsPanel requests={<RequestList />} />,
    wishlist: <WishlistPanel />,
    messages: <MessagesPanel />,
    reviews: <ReviewsPanel />,
    payments: <PaymentsPanel onReceipt={onReceipt} />,
  };
  return (
    <section aria-label={tabs.label}>
      <Tabs
        label={tabs.label}
        value={tab}
        onChange={openTab}
        items={TABS.map((value) => ({
          value,
          label: value === 'messages' ? <MessagesLabel /> : tabs[value],
          content: (
            <>
              <VisuallyHidden as="h2">{tabs[value]}</VisuallyHidden>
              {panels[value]}
            </>
          ),
        }))}
      />
    </section>
  );
}

/** With the number of unread conversations. A sample waits for nobody, so it is not counted. */
function MessagesLabel() {
  const { dashboard, messages } = t;
  const { data } = useOwn();
  const { showUnread } = useReadable(useGuestStore().choices);
  const { isUnread } = useUnread();
  const count = data?.conversations.filter(isUnread).length ?? 0;
  const label = dashboard.tabs.messages;
  if (!showUnread || count === 0) return label;
  return (
    <>
      <span aria-hidden="true">{label}</span>
      <CountBadge aria-hidden="true">{count}</CountBadge>
      {/* In one piece: a browser would read a space before a comma that begins a piece of its own. */}
      <VisuallyHidden>{`${label}, ${plural(count, messages.unreadCount, intlLocale())}`}</VisuallyHidden>
    </>
  );
}
