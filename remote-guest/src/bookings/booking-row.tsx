import styled from 'styled-components';
import { media, space, token } from '@marisma/area-kit/theme';
import { Picture } from '@marisma/area-kit/media';
import { Button, ButtonLink, Heading, Stack, Stars, Text } from '@marisma/area-kit/ui';
import { homeOf } from '../homes';
import { AnswerBy } from '@marisma/area-kit/thread';
import { useDashboardPlace } from '../parts/dashboard-place';
import { DueNote } from '../parts/due-note';
import { paths } from '../paths';
import { useRatings } from '../parts/use-ratings';
import type { Stay } from '../parts/own';
import { refundInWords, stateInWords } from '../parts/stay';
import { StayFacts, StayStatus } from '../parts/stay-status';
import { t } from '../texts';
import { moneyInWords } from '../words';

const Row = styled.article`
  display: grid;
  gap: ${space(4)};

  ${media.tablet} {
    grid-template-columns: 12rem 1fr;
    gap: ${space(5)};
  }
`;

const Thumb = styled.div`
  align-self: start;
  overflow: hidden;
  border-radius: ${token.radius.md};

  ${media.phoneOnly} {
    img {
      aspect-ratio: 16 / 9;
    }
  }
`;

const TitleRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(3)};
  align-items: center;
  justify-content: space-between;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-top: ${space(2)};
`;

/** One stay in a list, with its actions. */
export function BookingRow({ stay }: { stay: Stay }) {
  const { bookings } = t;
  const { openStay } = useDashboardPlace();
  const rating = useRatings().ratingOf(stay);
  const title = stay.house;
  const home = homeOf(stay.property_id);
  const state = stateInWords(stay);
  const cancelled = stay.phase === 'cancelled';
  return (
    <Row>
      <Thumb>
        {home && <Picture of={home.image} sizes="(min-width: 768px) 12rem, 100vw" ratio="4/3" alt="" />}
      </Thumb>
      <Stack $gap={1}>
        <TitleRow>
          <Heading level={3} size="lg">
            {title}
          </Heading>
          <StayStatus stay={stay} />
        </TitleRow>
        {home && (
          <Text $size="sm" $muted>
            {home.location}
          </Text>
        )}
        <Text $size="sm">
          <StayFacts stay={stay} />
        </Text>
        <Text $size="sm" $muted>
          {bookings.reference(stay.code)}
          {(stay.sample || !cancelled) && ` · ${bookings.total} ${moneyInWords(stay.total_cents)}`}
        </Text>
        {rating !== undefined && (
          <Text as="div" $size="sm">
            {bookings.yourRating} <Stars rating={rating} />
          </Text>
        )}
        {state && <Text $size="sm">{state}</Text>}
        {cancelled && !stay.sample && (
          <Text $size="sm" $strong>
            {refundInWords(stay)}
          </Text>
        )}
        <DueNote stay={stay} />
        {/* Whoever writes about a canceled stay reads in the conversation when it is answered. */}
        {!cancelled && <AnswerBy since={stay.request?.turn_at} />}
        <Actions>
          {!(stay.sample && cancelled) && (
            <Button
              size="sm"
              variant="outline"
              aria-label={bookings.detailsOf(title, stay.code)}
              onClick={() => openStay(stay.code)}
            >
              {bookings.details}
            </Button>
          )}
          {home && stay.phase !== 'upcoming' && (
            <ButtonLink
              size="sm"
              variant="outline"
              to={paths.homeDetail(home.id)}
              aria-label={bookings.bookHomeAgain(title)}
            >
              {bookings.bookAgain}
            </ButtonLink>
          )}
        </Actions>
      </Stack>
    </Row>
  );
}
