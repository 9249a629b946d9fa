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
  const ownPast = own && bookingsOf(own, 'past');
  const samplesPast = bookingsOf(samples, 'past');
  return (
    <Frame>
      <OwnThenSamples
        own={ownPast}
        samples={samplesPast}
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
            {stays === ownPast && <Text $muted>{reviews.lead}</Text>}
            <List>
              {stays.map((booking) => (
                <li key={booking.id}>
                  <ReviewRow booking={booking} />
                </li>
              ))}
            </List>
          </Frame>
        )}
      </OwnThenSamples>
      {(ownPast?.length || samplesPast.length) > 0 && (
        <Text $size="sm" $muted>
          {reviews.kept}
        </Text>
      )}
    </Frame>
  );
}
