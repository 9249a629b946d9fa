import { EmptyState, Text } from '@marisma/shared/ui';
import { Star } from 'lucide-react';
import { bookingsOf, type Booking } from '../sample/bookings';
import { t } from '../texts';
import { ReviewRow } from './review-row';
import { Frame, List } from './reviews-panel.styles';

/** The past stays, each with the guest's own rating. */
export function ReviewsPanel({ bookings }: { bookings: readonly Booking[] }) {
  const { reviews } = t;
  const stays = bookingsOf(bookings, 'past');
  if (stays.length === 0) {
    return (
      <EmptyState level={3} icon={<Star aria-hidden="true" strokeWidth={1.5} />} title={reviews.empty.title}>
        {reviews.empty.reason}
      </EmptyState>
    );
  }
  return (
    <Frame>
      <Text $muted>{reviews.lead}</Text>
      <List>
        {stays.map((booking) => (
          <li key={booking.id}>
            <ReviewRow booking={booking} />
          </li>
        ))}
      </List>
      <Text $size="sm" $muted>
        {reviews.kept}
      </Text>
    </Frame>
  );
}
