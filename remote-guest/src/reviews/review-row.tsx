import { Picture } from '@marisma/area-kit/media';
import { useShell } from '@marisma/area-kit/shell';
import { Button, Text } from '@marisma/area-kit/ui';
import { homeOf } from '../homes';
import type { Rating } from '../frame/guest-store';
import type { Stay } from '../parts/own';
import { StayFacts } from '../parts/stay-status';
import { t } from '../texts';
import { Body, Clear, Given, Quote, Row, Title } from './reviews-panel.styles';
import { StarRating } from './star-rating';
import { useRatings } from '../parts/use-ratings';

/** One past stay with a field for the guest's rating. */
export function ReviewRow({ stay }: { stay: Stay }) {
  const { homes, reviews } = t;
  const shell = useShell();
  const { ratingOf, rate } = useRatings();
  const { title } = homes[stay.property_id];
  const rating = ratingOf(stay);
  const comment = reviews.comments[stay.code];
  const give = (stars: Rating | null) => {
    rate(stay, stars);
    shell.announce(reviews.rated(title, stars === null ? reviews.notRated : reviews.words[stars]));
  };
  return (
    <Row>
      <Picture of={homeOf(stay.property_id).image} sizes="7rem" ratio="1" alt="" />
      <Body>
        <Title>{title}</Title>
        <Text $size="sm" $muted>
          <StayFacts stay={stay} />
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
