import { DataError, readOne, type Quote } from '@marisma/area-kit/data';
import { dayAtHouse, formatMoney, nightsBetween } from '@marisma/area-kit/format';
import {
  daysWithoutService,
  loadNights,
  quoteOf,
  quoteStay,
  type StayQuery,
} from '@marisma/area-kit/booking';
import { isDateError, isTaxed, QuoteLines, refusalText, useNights } from '@marisma/area-kit/booking/calendar';
import { Button, Dialog, Skeleton, Stack, Text, useBackCloses, useToday } from '@marisma/area-kit/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Stay } from '../../parts/stay';
import { booking as texts } from '../../texts/en/booking';
import { common } from '../../texts/en/common';
import { staySearch as search } from '../../texts/en/stay-search';
import { t } from '../../texts';
import type { BookingProps, Known } from '../booking-props';
import { DaysSheet } from './days-sheet';
import { nameOf } from './request-draft';
import { ReviewSheet } from './review-sheet';
import { useAnswer } from '../../parts/use-answer';
import { useRequest } from './use-request';
import { RefusalNote } from './refusal-note';
import { SentView } from './sent-view';

/** A refusal for the number of guests or pets, in words for their fields. */
const partyFault = (refusal: DataError | undefined): Known['wrong'] => {
  const field = (['guests', 'pets'] as const).find((name) => refusal?.code.endsWith(`_${name}`));
  return field && refusal && { [field]: refusalText(refusal) };
};

/** Calendar, quote and request of a stay. */
export default function Booking({
  property,
  stay: { checkIn, checkOut },
  guests,
  pets,
  onStay,
  here,
  view,
  onView,
  onKnown,
}: BookingProps) {
  const stay: StayQuery | undefined =
    checkIn && checkOut ? { propertyId: property.id, checkIn, checkOut, guests, pets } : undefined;
  const [otherDates, setOtherDates] = useState(false);
  const [changed, setChanged] = useState<{ of: string; quote: Quote; before: number }>();
  const request = useRequest(property.id, stay);
  const of = stay && nameOf(stay);
  const quoted = useAnswer(stay && !request.requested ? `quote ${of}` : undefined, (client, signal) =>
    quoteStay(client, stay!, signal),
  );
  const news = changed?.of === of ? changed : undefined;
  const quote = request.requested ? undefined : (news?.quote ?? quoted.data);
  const refusal = request.refusal ?? quoted.refusal;

  const refusedDates = refusal !== undefined && isDateError(refusal);
  const choosing = view === 'days' || otherDates || (view === 'review' && !stay);
  const [reached, setReached] = useState(false);
  if (!reached && (choosing || refusedDates)) setReached(true);
  const nights = useNights(
    reached ? property.id : undefined,
    (client, range, signal) => loadNights(client, property.id, range, signal),
    checkOut,
  );
  const deviceDay = useToday(dayAtHouse);
  const days = useMemo(() => {
    if (nights.days) return nights.days;
    return nights.refusal && daysWithoutService(deviceDay);
  }, [deviceDay, nights.days, nights.refusal]);

  // A request that was begun before a reload is open again.
  const [resumed, setResumed] = useState(false);
  const resumes = request.begun && !resumed;
  useEffect(() => {
    if (!resumes) return;
    setResumed(true);
    onView('review');
  }, [onView, resumes]);

  const today = nights.days?.today;
  const totalCents = (request.sent ?? quote)?.total_cents;
  const price =
    checkIn && checkOut && totalCents !== undefined
      ? common.stayPrice(
          formatMoney(totalCents / 100, common.locale),
          common.nights(nightsBetween(checkIn, checkOut)),
        )
      : quoted.waiting
        ? texts.pricing
        : quoted.refusal && quoted.refusal.code !== 'unavailable'
          ? (search.reasons[quoted.refusal.code] ?? search.otherReason)
          : undefined;
  const { requested } = request;
  const taxed = quote && isTaxed(quote);
  const wrong = useMemo(() => partyFault(refusal), [refusal]);
  useEffect(
    () => onKnown({ today, price, taxed, wrong, requested }),
    [onKnown, today, price, taxed, wrong, requested],
  );

  // The button that opened the request is gone once it is sent.
  const summary = useRef<HTMLDivElement>(null);
  const [left, setLeft] = useState(false);
  useEffect(() => {
    if (left) summary.current?.focus();
  }, [left]);
  const close = () => {
    onView(undefined);
    setLeft(request.sent !== undefined);
  };
  const keepStep = useBackCloses(view !== undefined || otherDates, () => {
    setOtherDates(false);
    close();
  });

  const choose = (next: Stay) => {
    if (view === 'days') keepStep();
    onStay(next);
    setOtherDates(false);
    if (view === 'days') onView(undefined);
  };
  const send = async (current: Quote) => {
    const refused = await request.send(current);
    if (refused?.code === 'price_changed' && of !== undefined) {
      const changed = quoteOf(refused);
      if (changed) setChanged({ of, quote: changed, before: current.total_cents });
      else quoted.again();
    }
    if (refused?.code === 'taken') nights.again();
  };
  const again = () => {
    if (quoted.refusal) quoted.again();
    else if (quote) void send(quote);
  };
  const ways = useAnswer(
    request.signedIn && (view === 'review' || request.sent) ? 'ways' : undefined,
    (client, signal) => readOne(client.rpc('payment_ways'), signal),
  );
  const payment = texts.payment(ways.data?.cards ?? false);
  const ended = view === 'review' && !request.signedIn;
  const shown = ended ? new DataError('signed_out', '') : refusal;
  const note = <RefusalNote refusal={shown} stay={stay} days={days} onStay={choose} onAgain={again} />;

  return (
    <>
      {!request.sent && quoted.waiting && <Skeleton $height="6rem" aria-label={texts.pricing} />}
      {!request.sent && quote && <QuoteLines quote={quote} brief />}
      {!view && !request.sent && refusal && !wrong && note}
      {request.sent && !view && (
        <Stack $gap={3} ref={summary} tabIndex={-1}>
          <Text>
            <strong>{texts.requested}</strong>
          </Text>
          <SentView stay={request.sent} answerDue={request.answerDue} payment={payment} />
        </Stack>
      )}
      <DaysSheet
        open={choosing}
        onClose={() => (otherDates ? setOtherDates(false) : close())}
        days={days}
        more={nights.more}
        party={{ propertyId: property.id, guests, pets }}
        stay={{ checkIn, checkOut }}
        onStay={choose}
        goesOn={view === 'review'}
      />
      {request.sent ? (
        <Dialog
          sheet
          open={view === 'review'}
          onClose={close}
          title={texts.sent}
          actions={
            <Button variant="gradient" onClick={close}>
              {texts.done}
            </Button>
          }
        >
          <SentView stay={request.sent} answerDue={request.answerDue} payment={payment} inSheet />
        </Dialog>
      ) : (
        stay && (
          <ReviewSheet
            open={view === 'review' && !choosing}
            onClose={close}
            property={property}
            house={t.properties[property.id].title}
            stay={stay}
            here={here}
            quote={quote}
            waiting={quoted.waiting}
            before={news?.before}
            refusal={shown}
            note={note}
            payment={payment}
            signedIn={request.signedIn}
            message={request.message}
            onMessage={request.setMessage}
            agreed={request.agreed}
            onAgreed={request.setAgreed}
            sending={request.sending}
            onSend={() => quote && void send(quote)}
            onOtherDates={() => setOtherDates(true)}
          />
        )
      )}
    </>
  );
}
