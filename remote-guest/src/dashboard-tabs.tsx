import { useReadable } from '@marisma/area-kit/shell';
import { CountBadge, Tabs, VisuallyHidden } from '@marisma/area-kit/ui';
import { plural } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import type { ReactNode } from 'react';
import { useGuest } from './frame/guest-context';
import { BookingsPanel } from './bookings/bookings-panel';
import { MessagesPanel } from './messages/messages-panel';
import { useUnread } from './messages/use-unread';
import { PaymentsPanel } from './payments/payments-panel';
import { TABS, useDashboardPlace, type DashboardTab } from './lib/dashboard-place';
import { ReviewsPanel } from './reviews/reviews-panel';
import type { Booking } from './lib/booking';
import type { Contents } from './lib/contents';
import type { Payment } from './lib/payment';
import type { Thread } from './lib/thread';
import { t } from './texts';
import { WishlistPanel } from './wishlist/wishlist-panel';

type DashboardTabsProps = {
  /** The guest's own; undefined until it is read. */
  own: Contents | undefined;
  /** The demo's samples; empty elsewhere. */
  samples: Contents;
  onViewDetails: (booking: Booking) => void;
  onReceipt: (payment: Payment) => void;
};

/** Bookings, Wishlist, Messages, Reviews and Payments; the address holds the open tab. */
export function DashboardTabs({ own, samples, onViewDetails, onReceipt }: DashboardTabsProps) {
  const { tabs } = t.dashboard;
  const place = useDashboardPlace();
  const contents: Record<DashboardTab, ReactNode> = {
    bookings: (
      <BookingsPanel
        own={own?.bookings}
        samples={samples.bookings}
        requests={own?.threads.filter(({ request }) => request?.kind !== 'stay') ?? []}
        status={place.status}
        onStatus={place.openStatus}
        onViewDetails={onViewDetails}
      />
    ),
    wishlist: <WishlistPanel />,
    messages: <MessagesPanel own={own?.threads} samples={samples.threads} openId={place.thread} />,
    reviews: <ReviewsPanel own={own?.bookings} samples={samples.bookings} />,
    payments: <PaymentsPanel own={own?.payments} samples={samples.payments} onReceipt={onReceipt} />,
  };
  return (
    <section aria-label={tabs.label}>
      <Tabs
        label={tabs.label}
        value={place.tab}
        onChange={place.openTab}
        items={TABS.map((value) => ({
          value,
          label: value === 'messages' ? <MessagesLabel own={own?.threads ?? []} /> : tabs[value],
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

/** A sample waits for nobody, so it is not counted. */
function MessagesLabel({ own }: { own: readonly Thread[] }) {
  const { dashboard, messages } = t;
  const locale = intlLocale();
  const { showUnread } = useReadable(useGuest().store.choices);
  const { isUnread } = useUnread();
  const count = own.filter(isUnread).length;
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
