import { useShell } from '@marisma/area-kit/shell';
import { space, token } from '@marisma/area-kit/theme';
import { Button, Text } from '@marisma/area-kit/ui';
import styled from 'styled-components';
import type { Rating } from '../frame/guest-store';
import type { Stay } from '../parts/own';
import { t } from '../texts';
import { ReviewFrame } from './review-frame';
import { StarRating } from './star-rating';
import { useRatings } from '../parts/use-ratings';

const Given = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  align-items: center;
  margin-top: ${space(1)};
`;

const Clear = styled.div`
  margin-left: -${space(4)};
`;

export const Quote = styled.blockquote`
  padding-left: ${space(4)};
  margin-top: ${space(1)};
  border-left: 1px solid ${token.color.rule};
  color: ${token.color.textMuted};
  font-size: ${token.size.sm};
`;

/** A sample of a past stay with a field for the guest's rating. */
export function ReviewRow({ stay }: { stay: Stay }) {
  const { reviews } = t;
  const shell = useShell();
  const { ratingOf, rate } = useRatings();
  const title = stay.house;
  const rating = ratingOf(stay);
  const comment = reviews.comments[stay.code];
  const give = (stars: Rating | null) => {
    rate(stay, stars);
    shell.announce(reviews.rated(title, stars === null ? reviews.notRated : reviews.words[stars]));
  };
  return (
    <ReviewFrame stay={stay}>
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
    </ReviewFrame>
  );
}
