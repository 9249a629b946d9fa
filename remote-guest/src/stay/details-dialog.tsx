import { downloadText } from '@marisma/area-kit/browser';
import { formatClock, formatDate, writeCalendarFile, type AllDayEvent } from '@marisma/area-kit/format';
import { useShell } from '@marisma/area-kit/shell';
import { QuoteLines } from '@marisma/area-kit/booking/calendar';
import { intlLocale } from '@marisma/area-kit/texts';
import { space, token } from '@marisma/area-kit/theme';
import {
  Button,
  ButtonLink,
  Dialog,
  FormStatus,
  Heading,
  KeyValueList,
  Stack,
  Text,
} from '@marisma/area-kit/ui';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useDashboardPlace, type StayStep } from '../parts/dashboard-place';
import { homeOf } from '../homes';
import { t } from '../texts';
import { moneyInWords } from '../words';
import { DueNote } from '../parts/due-note';
import { HostContact } from '../parts/host-contact';
import { Itinerary } from './itinerary';
import type { Stay } from '../parts/own';
import { hostOf, mayReadGuide, refundInWords, stateInWords } from '../parts/stay';
import { StayFacts, StayStatus } from '../parts/stay-status';
import { Story } from './story';
import { paths } from '../paths';
import { isDue, mayHaveInvoice } from '../parts/money';

const statuses = { pending: 'TENTATIVE', confirmed: 'CONFIRMED', cancelled: 'CANCELLED' } as const;

/** The calendar event of a stay: all day, from arrival through the last night. */
function stayEvent(stay: Stay): AllDayEvent {
  const home = homeOf(stay.property_id);
  const texts = t.bookings.stay;
  const { name: host, phone } = hostOf(stay);
  return {
    uid: `${stay.code}@marisma.example`,
    summary: texts.calendarSummary(stay.house),
    location: [stay.house, home?.location].filter(Boolean).join(', '),
    description: texts.calendarDescription({
      checkIn: formatClock(stay.check_in_time, intlLocale()),
      checkOut: formatClock(stay.check_out_time, intlLocale()),
      host,
      phone,
      id: stay.code,
    }),
    start: stay.check_in,
    end: stay.check_out,
    sequence: stay.version - 1,
    status: statuses[stay.status],
    busy: false,
  };
}

/** What a guest can do about a stay: say how they arrive, ask for other dates, take it back, write. */
function StayActions({ stay }: { stay: Stay }) {
  const { actions } = t.stay;
  const { openStay } = useDashboardPlace();
  const onStep = (step: StayStep) => openStay(stay.code, step);
  const upcoming = stay.phase === 'upcoming';
  const agreed = stay.status === 'confirmed';
  // Once the guests are there, they write.
  const mayMove = upcoming && !(agreed && stay.daysAhead < 0);
  const mayEnd = upcoming && !(agreed && stay.daysAhead <= 0);
  return (
    <Stack $gap={3}>
      <Heading level={3} size="lg">
        {actions.title}
      </Heading>
      <Stack $row $wrap $gap={3}>
        {stay.payments.some(isDue) && <Button onClick={() => onStep('pay')}>{actions.pay}</Button>}
        {upcoming && agreed && <Button onClick={() => onStep('arrival')}>{actions.arrival}</Button>}
        {mayReadGuide(stay) && (
          <Button variant="outline" onClick={() => onStep('guide')}>
            {actions.guide}
          </Button>
        )}
        {mayMove && (
          <Button variant="outline" onClick={() => onStep('dates')}>
            {actions.changeDates}
          </Button>
        )}
        {mayHaveInvoice(stay) && (
          <Button variant="outline" onClick={() => onStep('invoice')}>
            {actions.invoice}
          </Button>
        )}
        {stay.request && (
          <ButtonLink variant="outline" to={paths.messages(stay.request.id)} preventScrollReset>
            {actions.message}
          </ButtonLink>
        )}
        <Button variant="quiet" onClick={() => onStep('terms')}>
          {actions.terms}
        </Button>
        {mayEnd && (
          <Button variant="quiet" onClick={() => onStep(agreed ? 'cancel' : 'withdraw')}>
            {agreed ? actions.cancel : actions.withdraw}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}

const Section = styled.section`
  display: grid;
  gap: ${space(1)};
  margin-block: ${space(5)};
  padding-top: ${space(5)};
  border-top: 1px solid ${token.color.line};
`;

/** The details of a stay: check-in times, host, itinerary and a calendar file; of one's own also price and history. */
export function DetailsDialog({ stay }: { stay: Stay }) {
  const { closeStay } = useDashboardPlace();
  const shell = useShell();
  const locale = intlLocale();
  const [saved, setSaved] = useState<boolean>();
  const { bookings } = t;
  const texts = bookings.stay;
  const home = homeOf(stay.property_id);
  const own = !stay.sample;
  const ahead = stay.phase === 'upcoming';
  const state = own && stateInWords(stay);
  const day = (date: string, time: string) =>
    `${formatDate(date, locale, 'full')}, ${formatClock(time, locale)}`;

  const addToCalendar = () => {
    try {
      const file = writeCalendarFile({ product: 'Guest dashboard', events: [stayEvent(stay)] });
      downloadText(`marisma-${stay.code}.ics`, file, 'text/calendar');
      setSaved(true);
    } catch (error) {
      shell.reportError(error, { area: 'guest', during: 'making a calendar file' });
      setSaved(false);
    }
  };

  return (
    <Dialog
      open
      onClose={closeStay}
      title={stay.house}
      actions={
        // A canceled stay has a file too: it takes the event out of the calendar.
        (ahead || (own && stay.status === 'cancelled')) && (
          <Button onClick={addToCalendar}>
            <CalendarPlus aria-hidden="true" strokeWidth={1.75} />
            {texts.addToCalendar}
          </Button>
        )
      }
    >
      <Text $muted>
        {home?.location}
        {home && <br />}
        <StayFacts stay={stay} />
      </Text>
      <Section>
        <KeyValueList
          items={[
            { key: bookings.checkIn, value: day(stay.check_in, stay.check_in_time) },
            { key: bookings.checkOut, value: day(stay.check_out, stay.check_out_time) },
            ...(own ? [{ key: t.stay.status, value: <StayStatus stay={stay} /> }] : []),
            ...(own && stay.status === 'cancelled'
              ? []
              : [{ key: bookings.total, value: moneyInWords(stay.total_cents) }]),
            { key: bookings.referenceLabel, value: stay.code },
          ]}
        />
        {state && <Text>{state}</Text>}
        {own && stay.status === 'cancelled' && <Text $strong>{refundInWords(stay)}</Text>}
        <DueNote stay={stay} />
      </Section>
      {/* Deposit and balance of a cancelled stay are history: what counts is the refund. */}
      {stay.quote && stay.status !== 'cancelled' && (
        <Section>
          <Heading level={3} size="lg">
            {t.stay.agreed}
          </Heading>
          <QuoteLines quote={stay.quote} agreed={stay.status !== 'pending'} />
        </Section>
      )}
      <Section>
        <HostContact stay={stay} />
      </Section>
      {ahead && (
        <Section>
          <Heading level={3} size="lg">
            {texts.itinerary}
          </Heading>
          <Text $size="sm" $muted>
            {texts.clock}
          </Text>
          <Itinerary stay={stay} />
        </Section>
      )}
      {own && (
        <>
          <Section>
            <Story events={stay.request?.request_events ?? []} />
          </Section>
          <Section>
            <StayActions stay={stay} />
          </Section>
        </>
      )}
      <FormStatus tone={saved === false ? 'danger' : 'success'}>
        {saved === undefined ? undefined : saved ? texts.calendarSaved : texts.calendarFailed}
      </FormStatus>
    </Dialog>
  );
}
