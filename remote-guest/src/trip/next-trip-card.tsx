import { nightsBetween, plural } from '@marisma/area-kit/format';
import { Picture } from '@marisma/area-kit/media';
import { useReadable } from '@marisma/area-kit/shell';
import { intlLocale } from '@marisma/area-kit/texts';
import { Badge, Button, ButtonLink, Heading, Text, useToday } from '@marisma/area-kit/ui';
import { useId } from 'react';
import { useGuest } from '../frame/guest-context';
import { HostContact } from '../parts/host-contact';
import { StayFacts } from '../parts/stay-facts';
import { threadPath } from '../lib/dashboard-place';
import type { Booking } from '../lib/booking';
import { homeOf } from '../sample/homes';
import { SampleBadge } from '../parts/sample-section';
import { StayStatus, stateInWords } from '../lib/stays/stay-status';
import { t } from '../texts';
import { Actions, Body, Card, Countdown, PictureFrame, Separator } from './next-trip-card.styles';

type NextTripCardProps = {
  booking: Booking;
  thread?: string;
  onViewDetails: () => void;
  onChangeDates: () => void;
};

/** The next stay, with its actions. */
export function NextTripCard({ booking, thread, onViewDetails, onChangeDates }: NextTripCardProps) {
  const { bookings, homes } = t;
  const { nextTrip } = bookings;
  const locale = intlLocale();
  const { store } = useGuest();
  const { showCountdown } = useReadable(store.choices);
  const headingId = useId();
  const { title, location } = homes[booking.property];
  const state = stateInWords(booking);
  const deviceDay = useToday();
  const days = booking.live?.daysAhead ?? nightsBetween(deviceDay, booking.checkIn);
  return (
    <Card aria-labelledby={headingId}>
      <PictureFrame>
        <Picture of={homeOf(booking.property).image} sizes="(min-width: 1024px) 24rem, 100vw" fill alt="" />
        {showCountdown && days > 0 && (
          <Countdown>
            <Badge $tone="gold">{plural(days, nextTrip.countdown, locale)}</Badge>
          </Countdown>
        )}
      </PictureFrame>
      <Body>
        <Heading level={2} size="title" id={headingId}>
          {nextTrip.title}
        </Heading>
        <div>
          <Text $strong>{title}</Text>
          <Text $size="sm" $muted>
            {location}
          </Text>
        </div>
        <Text $size="sm">
          <StayFacts booking={booking} />
        </Text>
        {booking.live ? (
          <div>
            <StayStatus booking={booking} />
            {state && (
              <Text $size="sm" $muted>
                {state}
              </Text>
            )}
          </div>
        ) : (
          <SampleBadge />
        )}
        <Separator aria-hidden="true" />
        <HostContact host={booking.host} hostPhone={booking.hostPhone} />
        <Actions>
          <Button onClick={onViewDetails}>{bookings.viewDetails}</Button>
          <ButtonLink variant="outline" to={threadPath(thread)} preventScrollReset>
            {nextTrip.messageHost}
          </ButtonLink>
          <Button variant="outline" onClick={onChangeDates}>
            {nextTrip.changeDates}
          </Button>
        </Actions>
      </Body>
    </Card>
  );
}
