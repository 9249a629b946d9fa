import { EmptyState, Text } from '@marisma/area-kit/ui';
import { Star } from 'lucide-react';
import { bookingsOf, type Booking } from '../lib/booking';
import { OwnThenSamples } from '../parts/own-then-samples';
import { t } from '../texts';
import { ReviewRow } from './review-row';
import { Frame, List } from './reviews-panel.styles';

type ReviewsPanelProps = { own: readonly Booking[] | undefined; samples: readonly Booking[] };

/** The past stays, each with the guest's own rating. */
export function ReviewsPanel({ own, samples }: ReviewsPanelProps) {
  const { reviews } = t;
  return (
    <OwnThenSamples
      own={own && bookingsOf(own, 'past')}
      samples={bookingsOf(samples, 'past')}
      sampleTitle={t.live.sampleReviews}
      empty={
        <EmptyState
          level={3}
          icon={<Star aria-hidden="true" strokeWidth={1.5} />}
          title={reviews.empty.title}
        >
          {reviews.empty.reason}
        </EmptyState>
      }
    >
      {(stays) => (
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
      )}
    </OwnThenSamples>
  );
}
