import { plainList, space, token } from '@marisma/area-kit/theme';
import {
  EmptyState,
  ErrorState,
  PageHeader,
  Panel,
  Spinner,
  Stack,
  Text,
  TextLink,
  TitledPanel,
  uiTexts,
} from '@marisma/area-kit/ui';
import styled from 'styled-components';
import { paths } from '../paths';
import { t } from '../texts';
import { useReviews } from './queries';
import { ReviewItem } from './review-item';

export const title = t.common.title(t.comingSoon.pages.reviews.title);

const List = styled.ul`
  ${plainList}

  > li + li {
    margin-top: ${space(6)};
    padding-top: ${space(6)};
    border-top: 1px solid ${token.color.line};
  }
`;

/** What guests wrote of their stays: staff show it, hide it and answer it. */
export default function ReviewsPage() {
  const texts = t.guestReviews;
  const { data, isError, isFetching, refetch } = useReviews();
  return (
    <>
      <PageHeader title={t.comingSoon.pages.reviews.title} lead={texts.lead} />
      <Stack $gap={6}>
        <Panel>
          {data ? (
            data.length > 0 ? (
              <List>
                {data.map((review) => (
                  <li key={review.reservation_id}>
                    <ReviewItem review={review} />
                  </li>
                ))}
              </List>
            ) : (
              <EmptyState title={texts.none}>{texts.noneHint}</EmptyState>
            )
          ) : isError ? (
            <ErrorState
              title={texts.failed}
              reason={texts.failedHint}
              busy={isFetching}
              onRetry={() => void refetch()}
            />
          ) : (
            <Spinner label={texts.loading} />
          )}
        </Panel>
        <TitledPanel title={uiTexts.comingSoon}>
          <Stack $gap={2} $align="start">
            <Text $muted>{texts.soon}</Text>
            <TextLink to={paths.contact}>{t.comingSoon.contact}</TextLink>
          </Stack>
        </TitledPanel>
      </Stack>
    </>
  );
}
