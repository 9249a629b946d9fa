import styled from 'styled-components';
import { formatDate } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import { space } from '@marisma/area-kit/theme';
import { EmptyState, List, Small, Stars, Text } from '@marisma/area-kit/ui';
import type { Review } from '../lib/dashboard';
import { t } from '../texts';

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
export function ReviewList({ reviews }: { reviews: readonly Review[] }) {
  const locale = intlLocale();
  if (reviews.length === 0) {
    return (
      <EmptyState level={3} title={t.reviews.none}>
        {t.reviews.noneHint}
      </EmptyState>
    );
  }
  return (
    <List $ruled={5}>
      {reviews.map(({ id, guest, property, rating, comment, on }) => (
        <li key={id}>
          <Head>
            <Text $strong>{guest}</Text>
            <Stars rating={rating} />
          </Head>
          <Words>{comment}</Words>
          <Small $size="xs">
            {property} · {formatDate(on, locale)}
          </Small>
        </li>
      ))}
    </List>
  );
}
