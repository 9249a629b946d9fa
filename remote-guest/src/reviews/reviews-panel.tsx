import { plainList, space, token } from '@marisma/area-kit/theme';
import { EmptyState, Skeleton, Stack, Text } from '@marisma/area-kit/ui';
import { Star } from 'lucide-react';
import styled from 'styled-components';
import { Awaited } from '../parts/awaited';
import { OwnThenSamples } from '../parts/own-then-samples';
import type { Stay } from '../parts/own';
import { staysIn } from '../parts/stay';
import { t } from '../texts';
import { OwnReview } from './own-review';
import { useReviews } from './queries';
import { ReviewRow } from './review-row';

const List = styled.ul`
  ${plainList}
  display: grid;

  > li {
    padding-block: ${space(5)};
    border-top: 1px solid ${token.color.line};
  }
`;

/** The past stays: the guest's own with what is written of them, samples with a rating. */
export default function ReviewsPanel() {
  const { reviews, live } = t;
  return (
    <Stack $gap={5}>
      <OwnThenSamples
        from={({ stays }) => staysIn(stays, 'past')}
        sampleTitle={live.sampleReviews}
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
        {(stays) => (stays[0]?.sample ? <Samples stays={stays} /> : <OwnReviews stays={stays} />)}
      </OwnThenSamples>
    </Stack>
  );
}

function OwnReviews({ stays }: { stays: readonly Stay[] }) {
  const query = useReviews(stays);
  const { data } = query;
  if (!data) {
    const { failed } = t.reviews;
    const loading = <Skeleton $height="14rem" />;
    return <Awaited query={query} failed={failed} reason={t.live.failedReason} loading={loading} />;
  }
  return (
    <Stack $gap={5}>
      <Text $muted>{t.reviews.lead}</Text>
      <List>
        {stays.map((stay) => (
          <li key={stay.id}>
            <OwnReview stay={stay} review={data.find(({ reservation_id }) => reservation_id === stay.id)} />
          </li>
        ))}
      </List>
    </Stack>
  );
}

const Samples = ({ stays }: { stays: readonly Stay[] }) => (
  <Stack $gap={5}>
    <List>
      {stays.map((stay) => (
        <li key={stay.id}>
          <ReviewRow stay={stay} />
        </li>
      ))}
    </List>
    <Text $size="sm" $muted>
      {t.reviews.kept}
    </Text>
  </Stack>
);
