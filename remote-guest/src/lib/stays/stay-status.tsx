import { StatusBadge, type BadgeTone } from '@marisma/area-kit/ui';
import type { Booking, BookingStatus } from '../booking';
import { t } from '../../texts';
import { momentInWords } from './moments';

const tones: Record<BookingStatus, BadgeTone> = { upcoming: 'success', past: 'neutral', cancelled: 'danger' };

/** Where a booking stands: of one's own stay to come also whether it is confirmed. */
export function StayStatus({ booking }: { booking: Booking }) {
  const { status, live } = booking;
  if (status === 'upcoming' && live) {
    return live.state === 'pending' ? (
      <StatusBadge tone="warning">{t.live.pending}</StatusBadge>
    ) : (
      <StatusBadge tone="success">{t.live.confirmed}</StatusBadge>
    );
  }
  return <StatusBadge tone={tones[status]}>{t.bookings.status[status]}</StatusBadge>;
}

/** What the guest should know about the state of a stay: until when it is held, or how it ended. */
export function stateInWords({ status, live }: Booking): string | undefined {
  const { closed, heldUntil, reason } = t.live;
  if (!live) return status === 'cancelled' ? t.bookings.refunded : undefined;
  if (live.closedAs) {
    const own = live.closedAs === 'withdrawn' || live.closedAs === 'cancelled_by_guest';
    return [closed[live.closedAs], live.reason && !own && reason(live.reason)].filter(Boolean).join(' ');
  }
  return live.state === 'pending' && live.holdUntil ? heldUntil(momentInWords(live.holdUntil)) : undefined;
}
