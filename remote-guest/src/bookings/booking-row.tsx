import { formatMoney } from '@marisma/area-kit/format';
import { Picture } from '@marisma/area-kit/media';
import { intlLocale } from '@marisma/area-kit/texts';
import { Button, ButtonLink, Stars, Text } from '@marisma/area-kit/ui';
import { AnswerBy } from '../parts/answer-by';
import { StayFacts } from '../parts/stay-facts';
import { useRatings } from '../parts/use-ratings';
import { paths } from '../paths';
import type { Booking } from '../lib/booking';
import { homeOf } from '../sample/homes';
import { StayStatus, stateInWords } from '../lib/stays/stay-status';
import { t } from '../texts';
import { Actions, Body, Row, Thumb, Title, TitleRow } from './booking-row.styles';

/** One stay in a list, with its actions. */
export function BookingRow({ booking, onViewDetails }: { booking: Booking; onViewDetails: () => void }) {
  const { bookings, homes } = t;
  const locale = intlLocale();
  const rating = useRatings().ratingOf(booking);
  const { title, location } = homes[booking.property];
  const state = stateInWords(booking);
  return (
    <Row>
      <Thumb>
        <Picture
          of={homeOf(booking.property).image}
          sizes="(min-width: 768px) 12rem, 100vw"
          ratio="4/3"
          alt=""
        />
      </Thumb>
      <Body>
        <TitleRow>
          <Title>{title}</Title>
          <StayStatus booking={booking} />
        </TitleRow>
        <Text $size="sm" $muted>
          {location}
        </Text>
        <Text $size="sm">
          <StayFacts booking={booking} />
        </Text>
        <Text $size="sm" $muted>
          {bookings.reference(booking.id)} · {bookings.total} {formatMoney(booking.total, locale)}
        </Text>
        {rating !== undefined && (
          <Text as="div" $size="sm">
            {bookings.yourRating} <Stars rating={rating} />
          </Text>
        )}
        {state && <Text $size="sm">{state}</Text>}
        <AnswerBy since={booking.live?.waitsSince} />
        <Actions>
          {(booking.live || booking.status !== 'cancelled') && (
            <Button
              size="sm"
              variant="outline"
              aria-label={bookings.detailsOf(title, booking.id)}
              onClick={onViewDetails}
            >
              {bookings.details}
            </Button>
          )}
          {booking.status !== 'upcoming' && (
            <ButtonLink
              size="sm"
              variant="outline"
              to={paths.homeDetail(booking.property)}
              aria-label={bookings.bookHomeAgain(title)}
            >
              {bookings.bookAgain}
            </ButtonLink>
          )}
        </Actions>
      </Body>
    </Row>
  );
}
