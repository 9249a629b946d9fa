import { formatDate, formatMoney } from '@marisma/shared/format';
import { useShell } from '@marisma/shared/shell';
import { intlLocale } from '@marisma/shared/texts';
import { Button, Dialog, FormStatus, Heading, KeyValueList, Text } from '@marisma/shared/ui';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { downloadText } from '@marisma/shared/browser';
import { toIcs } from '../lib/ics';
import { HostContact } from '../parts/host-contact';
import { StayFacts } from '../parts/stay-facts';
import type { Booking } from '../sample/bookings';
import { homeOf } from '../sample/homes';
import { t } from '../texts';
import { Itinerary } from './itinerary';
import { stayEvent } from './stay-event';
import { Section } from './trip-details-dialog.styles';

type TripDetailsDialogProps = { booking: Booking; title: string; onClose: () => void };

/** The details of a stay: check-in times, host, itinerary and a calendar file. */
export function TripDetailsDialog({ booking, title, onClose }: TripDetailsDialogProps) {
  const shell = useShell();
  const locale = intlLocale();
  const [saved, setSaved] = useState<'no' | 'yes' | 'failed'>('no');
  const { bookings, homes } = t;
  const { stay } = bookings;
  const home = homeOf(booking.property);

  const addToCalendar = () => {
    try {
      downloadText(`marisma-${booking.id}.ics`, toIcs(stayEvent(booking)), 'text/calendar');
      setSaved('yes');
    } catch (error) {
      shell.reportError(error, { area: 'guest', during: 'making a calendar file' });
      setSaved('failed');
    }
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        booking.status === 'upcoming' && (
          <Button onClick={addToCalendar}>
            <CalendarPlus aria-hidden="true" strokeWidth={1.75} />
            {stay.addToCalendar}
          </Button>
        )
      }
    >
      <Text $muted>
        {homes[booking.property].location}
        <br />
        <StayFacts booking={booking} />
      </Text>
      <Section>
        <KeyValueList
          items={[
            {
              key: bookings.checkIn,
              value: `${formatDate(booking.checkIn, locale, 'full')}, ${home.checkIn}`,
            },
            {
              key: bookings.checkOut,
              value: `${formatDate(booking.checkOut, locale, 'full')}, ${home.checkOut}`,
            },
            { key: bookings.total, value: formatMoney(booking.total, locale) },
            { key: bookings.referenceLabel, value: booking.id },
          ]}
        />
      </Section>
      <Section>
        <HostContact host={booking.host} hostPhone={booking.hostPhone} />
      </Section>
      {booking.status === 'upcoming' && (
        <Section>
          <Heading level={3} size="lg">
            {stay.itinerary}
          </Heading>
          <Text $size="sm" $muted>
            {stay.clock}
          </Text>
          <Itinerary booking={booking} />
        </Section>
      )}
      <FormStatus tone={saved === 'failed' ? 'danger' : 'success'}>
        {saved === 'failed' ? stay.calendarFailed : saved === 'yes' && stay.calendarSaved}
      </FormStatus>
    </Dialog>
  );
}
