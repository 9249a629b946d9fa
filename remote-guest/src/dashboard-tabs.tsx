import { useReadable } from '@marisma/shared/shell';
import { CountBadge, Tabs, VisuallyHidden } from '@marisma/shared/ui';
import { plural } from '@marisma/shared/format';
import { intlLocale } from '@marisma/shared/texts';
import type { ReactNode } from 'react';
import { useGuest } from './frame/guest-context';
import { BookingsPanel } from './bookings/bookings-panel';
import { MessagesPanel } from './messages/messages-panel';
import { useUnread } from './messages/use-unread';
import { PaymentsPanel } from './payments/payments-panel';
import { TABS, useDashboardPlace, type DashboardTab } from './lib/dashboard-place';
import { ReviewsPanel } from './reviews/reviews-panel';
import type { Booking } from './sample/bookings';
import type { Payment } from './sample/payments';
import type { Thread } from './sample/threads';
import { t } from './texts';
import { WishlistPanel } from './wishlist/wishlist-panel';

type DashboardTabsProps = {
  bookings: readonly Booking[];
  payments: readonly Payment[];
  threads: readonly Thread[];
  onViewDetails: (booking: Booking) => void;
  onReceipt: (payment: Payment) => void;
};

/** Bookings, Wishlist, Messages, Reviews and Payments; the address holds the open tab. */
export function DashboardTabs({ bookings, payments, threads, onViewDetails, onReceipt }: DashboardTabsProps) {
  const { tabs } = t.dashboard;
  const place = useDashboardPlace();
  const contents: Record<DashboardTab, ReactNode> = {
    bookings: (
      <BookingsPanel
        bookings={bookings}
        status={place.status}
        onStatus={place.openStatus}
        onViewDetails={onViewDetails}
      />
    ),
    wishlist: <WishlistPanel />,
    messages: <MessagesPanel threads={threads} openId={place.thread} />,
    reviews: <ReviewsPanel bookings={bookings} />,
    payments: <PaymentsPanel payments={payments} onReceipt={onReceipt} />,
  };
  return (
    <section aria-label={tabs.label}>
      <Tabs
        label={tabs.label}
        value={place.tab}
        onChange={place.openTab}
        items={TABS.map((value) => ({
          value,
          label: value === 'messages' ? <MessagesLabel threads={threads} /> : tabs[value],
          content: (
            <>
              <VisuallyHidden as="h2">{tabs[value]}</VisuallyHidden>
              {contents[value]}
            </>
          ),
        }))}
      />
    </section>
  );
}

function MessagesLabel({ threads }: { threads: readonly Thread[] }) {
  const { dashboard, messages } = t;
  const locale = intlLocale();
  const { showUnread } = useReadable(useGuest().store.choices);
  const { isUnread } = useUnread();
  const count = threads.filter(isUnread).length;
  return (
    <>
      {dashboard.tabs.messages}
      {showUnread && count > 0 && (
        <>
          <CountBadge aria-hidden="true">{count}</CountBadge>
          <VisuallyHidden>, {plural(count, messages.unreadCount, locale)}</VisuallyHidden>
        </>
      )}
    </>
  );
}
