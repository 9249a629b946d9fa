import { formatClock, formatDate, formatMoney, writeCalendarFile } from '@marisma/area-kit/format';
import { useShell } from '@marisma/area-kit/shell';
import { QuoteLines } from '@marisma/area-kit/stays/calendar';
import { intlLocale } from '@marisma/area-kit/texts';
import { Button, Dialog, FormStatus, Heading, KeyValueList, Text } from '@marisma/area-kit/ui';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { downloadText } from '@marisma/area-kit/browser';
import type { StayStep } from '../lib/dashboard-place';
import { HostContact } from '../parts/host-contact';
import { StayFacts } from '../parts/stay-facts';
import type { Booking } from '../lib/booking';
import { homeOf } from '../sample/homes';
import { StayActions } from '../lib/stays/stay-actions';
import { StayStatus, stateInWords } from '../lib/stays/stay-status';
import { Story } from '../lib/stays/story';
import { t } from '../texts';
import { Itinerary } from './itinerary';
import { stayEvent } from './stay-event';
import { Section } from './trip-details-dialog.styles';

type TripDetailsDialogProps = {
  booking: Booking;
  title: string;
  /** Opens a change of one's own stay. */
  onStep?: (step: StayStep) => void;
  onClose: () => void;
};

/** The details of a stay: check-in times, host, itinerary and a calendar file; of one's own also price and history. */
export function TripDetailsDialog({ booking, title, onStep, onClose }: TripDetailsDialogProps) {
  const shell = useShell();
  const locale = intlLocale();
  const [saved, setSaved] = useState<'no' | 'yes' | 'failed'>('no');
  const { bookings, homes } = t;
  const { stay } = bookings;
  const home = homeOf(booking.property);
  const { live } = booking;
  const ahead = booking.status === 'upcoming';
  const state = live && stateInWords(booking);

  const addToCalendar = () => {
    try {
      const file = writeCalendarFile({ product: 'Guest dashboard', events: [stayEvent(booking)] });
      downloadText(`marisma-${booking.id}.ics`, file, 'text/calendar');
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
        // A canceled stay has a file too: it takes the event out of the calendar.
        (ahead || live?.state === 'cancelled') && (
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
              value: `${formatDate(booking.checkIn, locale, 'full')}, ${formatClock(home.checkIn, locale)}`,
            },
            {
              key: bookings.checkOut,
              value: `${formatDate(booking.checkOut, locale, 'full')}, ${formatClock(home.checkOut, locale)}`,
            },
            ...(live ? [{ key: t.stay.status, value: <StayStatus booking={booking} /> }] : []),
            { key: bookings.total, value: formatMoney(booking.total, locale) },
            { key: bookings.referenceLabel, value: booking.id },
          ]}
        />
        {state && <Text>{state}</Text>}
      </Section>
      {live?.quote && (
        <Section>
          <Heading level={3} size="lg">
            {t.stay.agreed}
          </Heading>
          <QuoteLines quote={live.quote} agreed={live.state !== 'pending'} />
        </Section>
      )}
      <Section>
        <HostContact host={booking.host} hostPhone={booking.hostPhone} />
      </Section>
      {ahead && (
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
      {live && (
        <Section>
          <Story lines={live.story} />
        </Section>
      )}
      {live && onStep && (
        <Section>
          <StayActions live={live} upcoming={ahead} onStep={onStep} />
        </Section>
      )}
      <FormStatus tone={saved === 'failed' ? 'danger' : 'success'}>
        {saved === 'failed' ? stay.calendarFailed : saved === 'yes' && stay.calendarSaved}
      </FormStatus>
    </Dialog>
  );
}
