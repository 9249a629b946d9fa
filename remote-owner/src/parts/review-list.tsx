import styled from 'styled-components';
import { addDays, formatDate, type PlainDate } from '@marisma/shared/format';
import { intlLocale } from '@marisma/shared/texts';
import { plainList, space, token } from '@marisma/shared/theme';
import { Stars, Text } from '@marisma/shared/ui';
import type { Review } from '../sample/reviews';

const List = styled.ul`
  ${plainList}

  li + li {
    margin-top: ${space(5)};
    padding-top: ${space(5)};
    border-top: 1px solid ${token.color.line};
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(1)} ${space(4)};
  margin-bottom: ${space(2)};
`;

const Words = styled.blockquote`
  margin-bottom: ${space(2)};
  font-size: 0.9375rem;
`;

/** Guests' reviews with their stars. */
export function ReviewList({ reviews, today }: { reviews: readonly Review[]; today: PlainDate }) {
  const locale = intlLocale();
  return (
    <List>
      {reviews.map(({ id, guest, property, rating, comment, daysAgo }) => (
        <li key={id}>
          <Head>
            <Text $strong>{guest}</Text>
            <Stars rating={rating} />
          </Head>
          <Words>{comment}</Words>
          <Text $size="xs" $muted>
            {property} · {formatDate(addDays(today, -daysAgo), locale)}
          </Text>
        </li>
      ))}
    </List>
  );
}
