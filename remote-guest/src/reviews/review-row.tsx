import { Picture } from '@marisma/area-kit/media';
import { useShell } from '@marisma/area-kit/shell';
import { Button, Text } from '@marisma/area-kit/ui';
import { StayFacts } from '../parts/stay-facts';
import { useRatings } from '../parts/use-ratings';
import type { Booking, Rating } from '../lib/booking';
import { homeOf } from '../sample/homes';
import { t } from '../texts';
import { Body, Clear, Given, Quote, Row, Title } from './reviews-panel.styles';
import { StarRating } from './star-rating';

/** One past stay with a field for the guest's rating. */
export function ReviewRow({ booking }: { booking: Booking }) {
  const { homes, reviews } = t;
  const shell = useShell();
  const { ratingOf, rate } = useRatings();
  const { title } = homes[booking.property];
  const rating = ratingOf(booking);
  const comment = reviews.comments[booking.id];
  const give = (stars: Rating | null) => {
    rate(booking, stars);
    shell.announce(reviews.rated(title, stars === null ? reviews.notRated : reviews.words[stars]));
  };
  return (
    <Row>
      <Picture of={homeOf(booking.property).image} sizes="7rem" ratio="1" alt="" />
      <Body>
        <Title>{title}</Title>
        <Text $size="sm" $muted>
          <StayFacts booking={booking} />
        </Text>
        <Given>
          <StarRating legend={reviews.rate(title)} value={rating} onChange={give} />
          <Text as="span" $size="sm" $muted>
            {rating === undefined ? reviews.notRated : reviews.words[rating]}
          </Text>
        </Given>
        {comment && rating !== undefined && <Quote>{comment}</Quote>}
        {rating !== undefined && (
          <Clear>
            <Button size="sm" variant="quiet" aria-label={reviews.clearOf(title)} onClick={() => give(null)}>
              {reviews.clear}
            </Button>
          </Clear>
        )}
      </Body>
    </Row>
  );
}
