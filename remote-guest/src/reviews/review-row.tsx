import { Picture } from '@marisma/area-kit/media';
import { useShell } from '@marisma/area-kit/shell';
import { media, space, token } from '@marisma/area-kit/theme';
import { Button, Text } from '@marisma/area-kit/ui';
import styled from 'styled-components';
import { homeOf } from '../homes';
import type { Rating } from '../frame/guest-store';
import type { Stay } from '../parts/own';
import { StayFacts } from '../parts/stay-status';
import { t } from '../texts';
import { StarRating } from './star-rating';
import { useRatings } from '../parts/use-ratings';

const Row = styled.article`
  display: grid;
  grid-template-columns: 4.5rem 1fr;
  gap: ${space(4)};

  ${media.tablet} {
    grid-template-columns: 7rem 1fr;
    gap: ${space(5)};
  }

  img {
    border-radius: ${token.radius.md};
  }
`;

const Body = styled.div`
  display: grid;
  gap: ${space(1)};
  align-content: start;
`;

const Title = styled.h3`
  font-weight: 600;
  line-height: 1.35;
`;

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

const Quote = styled.blockquote`
  padding-left: ${space(4)};
  margin-top: ${space(1)};
  border-left: 1px solid ${token.color.rule};
  color: ${token.color.textMuted};
  font-size: ${token.size.sm};
`;

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
