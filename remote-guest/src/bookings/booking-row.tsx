import { formatMoney } from '@marisma/shared/format';
import { Picture } from '@marisma/shared/media';
import { intlLocale } from '@marisma/shared/texts';
import { Button, ButtonLink, Stars, StatusBadge, Text, type BadgeTone } from '@marisma/shared/ui';
import { StayFacts } from '../parts/stay-facts';
import { useRatings } from '../parts/use-ratings';
import { paths } from '../paths';
import type { Booking, BookingStatus } from '../sample/bookings';
import { homeOf } from '../sample/homes';
import { t } from '../texts';
import { Actions, Body, Row, Thumb, Title, TitleRow } from './booking-row.styles';

const tones: Record<BookingStatus, BadgeTone> = { upcoming: 'success', past: 'neutral', cancelled: 'danger' };

/** One stay in a list, with its actions. */
export function BookingRow({ booking, onViewDetails }: { booking: Booking; onViewDetails: () => void }) {
  const { bookings, homes } = t;
  const locale = intlLocale();
  const rating = useRatings().ratingOf(booking);
  const { title, location } = homes[booking.property];
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
          <StatusBadge tone={tones[booking.status]}>{bookings.status[booking.status]}</StatusBadge>
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
        {booking.status === 'cancelled' && <Text $size="sm">{bookings.refunded}</Text>}
        <Actions>
          {booking.status !== 'cancelled' && (
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
              variant="quiet"
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
