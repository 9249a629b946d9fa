import { plainList, space, token } from '@marisma/area-kit/theme';
import { EmptyState, Stack, Text } from '@marisma/area-kit/ui';
import { Star } from 'lucide-react';
import styled from 'styled-components';
import { OwnThenSamples } from '../parts/own-then-samples';
import { useSamples } from '../sample/use-samples';
import { useOwn } from '../parts/own';
import { staysIn } from '../parts/stay';
import { t } from '../texts';
import { ReviewRow } from './review-row';

const List = styled.ul`
  ${plainList}
  display: grid;

  > li {
    padding-block: ${space(5)};
    border-top: 1px solid ${token.color.line};
  }
`;

/** The past stays, each with the guest's own rating. */
export default function ReviewsPanel() {
  const { reviews, live } = t;
  const all = [...(useOwn().data?.stays ?? []), ...useSamples().samples.stays];
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
        {(stays) => (
          <Stack $gap={5}>
            {!stays[0]?.sample && <Text $muted>{reviews.lead}</Text>}
            <List>
              {stays.map((stay) => (
                <li key={stay.id}>
                  <ReviewRow stay={stay} />
                </li>
              ))}
            </List>
          </Stack>
        )}
      </OwnThenSamples>
      {staysIn(all, 'past').length > 0 && (
        <Text $size="sm" $muted>
          {reviews.kept}
        </Text>
      )}
    </Stack>
  );
}
