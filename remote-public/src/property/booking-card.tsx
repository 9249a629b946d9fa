import { comeBackLink } from '@marisma/area-kit/browser';
import { formatDate, type PlainDate } from '@marisma/area-kit/format';
import { useSession } from '@marisma/area-kit/shell';
import { Button, ButtonLink, Field, Select, Text } from '@marisma/area-kit/ui';
import { useState } from 'react';
import type { Property } from '../content/properties';
import { paths } from '../parts/paths';
import { Price } from '../parts/price';
import { nightsOf } from '../parts/stay';
import { t } from '../texts';
import type { Known } from './booking-props';
import { Bar, Card, DatesButton, RoomForBar } from './booking-card.styles';
import { useBooking } from './use-booking';
import { useChosenStay } from './use-chosen-stay';

/** The price, dates and guests of a stay, and the way to request it or ask about it. */
export function BookingCard({ property }: { property: Property }) {
  const [known, setKnown] = useState<Known>({});
  const { stay, guests, change, here } = useChosenStay(property.sleeps, known.today);
  const { Booking, view, show, busy } = useBooking(property.id, nightsOf(stay) !== undefined);
  const signedIn = useSession().status === 'signedIn';
  const { signInToBook, requestToBook, signInNote, checkIn, checkOut, addDate } = t.detail;
  const day = (date: PlainDate | undefined) => (date ? formatDate(date, t.common.locale) : addDate);
  return (
    <Card>
      <RoomForBar />
      <DatesButton type="button" aria-haspopup="dialog" aria-busy={busy} onClick={() => show('days')}>
        <span>
          <small>{checkIn}</small> {day(stay.checkIn)}
        </span>{' '}
        <span>
          <small>{checkOut}</small> {day(stay.checkOut)}
        </span>
      </DatesButton>
      <Field label={t.detail.guests}>
        <Select value={guests} onChange={({ target }) => change({ guests: Number(target.value) })}>
          {Array.from({ length: property.sleeps }, (_, at) => (
            <option key={at} value={at + 1}>
              {at + 1}
            </option>
          ))}
        </Select>
      </Field>
      {Booking && (
        <Booking
          property={property}
          stay={stay}
          guests={guests}
          onStay={change}
          here={here}
          view={view}
          onView={show}
          onKnown={setKnown}
        />
      )}
      <Bar>
        <Price perNight={property.priceFrom} stay={stay} known={known.price} size="bar" />
        {!signedIn ? (
          <ButtonLink {...comeBackLink(paths.auth, here)} variant="gradient" size="lg">
            {signInToBook}
          </ButtonLink>
        ) : (
          !known.requested && (
            <Button variant="gradient" size="lg" aria-busy={busy} onClick={() => show('review')}>
              {requestToBook}
            </Button>
          )
        )}
      </Bar>
      <ButtonLink to={paths.contactAbout(property.id, stay)} variant="outline">
        {t.detail.ask(property.category)}
      </ButtonLink>
      <Text $size="xs" $muted>
        {signInNote}
      </Text>
    </Card>
  );
}
