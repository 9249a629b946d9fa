import { DataError, readOne, type Quote } from '@marisma/area-kit/data';
import {
  dayAtHouse,
  formatMoney,
  HOUSE_ZONE,
  nightsBetween,
  withoutDayComma,
} from '@marisma/area-kit/format';
import {
  daysWithoutService,
  loadNights,
  quoteOf,
  quoteStay,
  type OwnStay,
  type StayDays,
  type StayQuery,
} from '@marisma/area-kit/booking';
import {
  isOfDates,
  isTaxed,
  NearestDates,
  QuoteLines,
  refusalText,
  StaySheet,
  useNights,
} from '@marisma/area-kit/booking/calendar';
import {
  Button,
  ButtonLink,
  FormStatus,
  Skeleton,
  Stack,
  Text,
  useBackCloses,
  useToday,
} from '@marisma/area-kit/ui';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { media, space } from '@marisma/area-kit/theme';
import styled from 'styled-components';
import { useSession } from '@marisma/area-kit/shell';
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

const DASHBOARD = '/dashboard';

const Frame = styled.div`
  display: grid;
  gap: ${space(3)};
`;

// Lines of the longest time, which a visitor in another time zone reads.
const Due = styled(Text)`
  min-height: 2lh;

  ${media.phoneOnly} {
    min-height: 4lh;
  }
`;

/** Day and time of a moment, in the house's time zone or the visitor's. */
function moment(at: Date, timeZone?: string): [day: string, time: string] {
  const part = (options: Intl.DateTimeFormatOptions): string =>
    withoutDayComma(new Intl.DateTimeFormat(common.locale, { ...options, timeZone }).format(at));
  return [
    part({ weekday: 'long', month: 'long', day: 'numeric' }),
    part({ hour: 'numeric', minute: '2-digit' }),
  ];
}

interface SentViewProps {
  stay: OwnStay;
  /** Until when the house answers; only of a request that was just sent. */
  answerDue?: ReactNode;
  /** How the first payment is made. */
  payment: string;
  /** Whether it stands in a sheet, whose step in the history its link takes over. */
  inSheet?: boolean;
}

/** What follows a request: until when the nights are kept, and where it can be seen. */
function SentView({ stay, answerDue, payment, inSheet = false }: SentViewProps) {
  const session = useSession();
  const isClient = session.status === 'signedIn' && session.roles.includes('client');
  const until = stay.hold_until ? new Date(stay.hold_until) : undefined;
  const there = until && moment(until, HOUSE_ZONE);
  const here = until && moment(until);
  return (
    <Frame>
      <FormStatus tone="success">
        <strong>{texts.code(stay.code)}</strong>
        {answerDue && <Due>{answerDue}</Due>}
      </FormStatus>
      {there && here && (
        <Text>
          {texts.keptUntil(...there)} {String(here) !== String(there) && texts.whereYouAre(...here)}
        </Text>
      )}
      <Text $muted>
        {texts.next} {payment}
      </Text>
      {isClient ? (
        <ButtonLink to={DASHBOARD} variant="outline" replace={inSheet}>
          {texts.dashboard}
        </ButtonLink>
      ) : (
        <Text>{texts.byMail}</Text>
      )}
    </Frame>
  );
}

const Ways = styled.div`
  margin-top: ${space(4)};
`;

interface RefusalNoteProps {
  refusal: DataError | undefined;
  stay: StayQuery | undefined;
  /** The house's days, once they are known: the nearest free ones are offered. */
  days: StayDays | undefined;
  onStay: (stay: Stay) => void;
  onAgain: () => void;
}

/** Why a stay cannot be had, in words, and what can be done about it. */
function RefusalNote({ refusal, stay, days, onStay, onAgain }: RefusalNoteProps) {
  return (
    <div>
      <FormStatus tone={refusal?.code === 'price_changed' ? 'warning' : 'danger'}>
        {refusal && refusalText(refusal)}
      </FormStatus>
      {refusal && stay && (
        <Ways>
          <NearestDates refusal={refusal} stay={stay} days={days} onStay={onStay} />
          {refusal.code === 'unavailable' && (
            <Button variant="outline" size="sm" onClick={onAgain}>
              {texts.tryAgain}
            </Button>
          )}
        </Ways>
      )}
    </div>
  );
}

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

  const refusedDates = refusal !== undefined && isOfDates(refusal);
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
        <StaySheet
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
        </StaySheet>
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
