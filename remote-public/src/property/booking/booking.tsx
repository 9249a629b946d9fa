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
import type { BookingProps, StayStatus } from '../booking-props';
import { DaysSheet } from './days-sheet';
import { stayKey } from './request-draft';
import { ReviewSheet } from './review-sheet';
import { useAnswer } from '../../parts/use-answer';
import { useRequest } from './use-request';
import { RefusalNote } from './refusal-note';
import { SentView } from './sent-view';

/** The errors of the fields for guests and pets. */
const partyErrors = (refusal: DataError | undefined): StayStatus['errors'] => {
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
  onStatus,
}: BookingProps) {
  const stay: StayQuery | undefined =
    checkIn && checkOut ? { propertyId: property.id, checkIn, checkOut, guests, pets } : undefined;
  const [lastChange, setLastChange] = useState<{ forStay: string; quote: Quote; before: number }>();
  const request = useRequest(property.id, stay);
  const forStay = stay && stayKey(stay);
  const quoted = useAnswer(stay && !request.requested ? `quote ${forStay}` : undefined, (client, signal) =>
    quoteStay(client, stay!, signal),
  );
  const priceChange = lastChange?.forStay === forStay ? lastChange : undefined;
  const quote = request.requested ? undefined : (priceChange?.quote ?? quoted.data);
  const refusal = request.refusal ?? quoted.refusal;

  const refusedDates = refusal !== undefined && isDateError(refusal);
  const reviewing = view === 'review' || view === 'otherDates';
  const choosing = view === 'days' || view === 'otherDates' || (view === 'review' && !stay);
  const [needsNights, setNeedsNights] = useState(false);
  if (!needsNights && (choosing || refusedDates)) setNeedsNights(true);
  const nights = useNights(
    needsNights ? property.id : undefined,
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
  const errors = useMemo(() => partyErrors(refusal), [refusal]);
  useEffect(
    () => onStatus({ today, price, taxed, errors, requested }),
    [onStatus, today, price, taxed, errors, requested],
  );

  // The button that opened the request is gone once it is sent.
  const summary = useRef<HTMLDivElement>(null);
  const [closedSent, setClosedSent] = useState(false);
  useEffect(() => {
    if (closedSent) summary.current?.focus();
  }, [closedSent]);
  const close = () => {
    onView(undefined);
    setClosedSent(request.sent !== undefined);
  };
  const keepStep = useBackCloses(view !== undefined, close);

  const choose = (next: Stay) => {
    if (view === 'days') keepStep();
    onStay(next);
    if (view === 'days') onView(undefined);
    if (view === 'otherDates') onView('review');
  };
  const send = async (current: Quote) => {
    const refused = await request.send(current);
    if (refused?.code === 'price_changed' && forStay !== undefined) {
      const newQuote = quoteOf(refused);
      if (newQuote) setLastChange({ forStay, quote: newQuote, before: current.total_cents });
      else quoted.again();
    }
    if (refused?.code === 'taken') nights.retry();
  };
  const retry = () => {
    if (quoted.refusal) quoted.again();
    else if (quote) void send(quote);
  };
  const paymentWays = useAnswer(
    request.signedIn && (reviewing || request.sent) ? 'payment ways' : undefined,
    (client, signal) => readOne(client.rpc('payment_ways'), signal),
  );
  const payment = texts.payment(paymentWays.data?.cards ?? false);
  const signedOut = reviewing && !request.signedIn;
  const shownRefusal = signedOut ? new DataError('signed_out', '') : refusal;
  const note = <RefusalNote refusal={shownRefusal} stay={stay} days={days} onStay={choose} onAgain={retry} />;

  return (
    <>
      {!request.sent && quoted.waiting && <Skeleton $height="6rem" aria-label={texts.pricing} />}
      {!request.sent && quote && <QuoteLines quote={quote} brief />}
      {!view && !request.sent && refusal && !errors && note}
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
        onClose={() => (view === 'otherDates' ? onView('review') : close())}
        days={days}
        more={nights.more}
        party={{ propertyId: property.id, guests, pets }}
        stay={{ checkIn, checkOut }}
        onStay={choose}
        continues={reviewing}
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
            stay={stay}
            here={here}
            request={request}
            quote={quote}
            waiting={quoted.waiting}
            before={priceChange?.before}
            refusal={shownRefusal}
            note={note}
            payment={payment}
            onSend={() => quote && void send(quote)}
            onOtherDates={() => onView('otherDates')}
          />
        )
      )}
    </>
  );
}
