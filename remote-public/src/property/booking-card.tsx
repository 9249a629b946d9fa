import { signInLink } from '@marisma/area-kit/browser';
import { formatDate, type PlainDate } from '@marisma/area-kit/format';
import { useShell } from '@marisma/area-kit/shell';
import { MAX_NIGHTS, withStayTexts } from '@marisma/area-kit/booking';
import { Button, ButtonLink, SelectField, Text, useDeferred } from '@marisma/area-kit/ui';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useLocation } from '@marisma/area-kit/router';
import type { Property } from '../content/properties';
import { readRequestDraft } from './booking/request-draft';
import { paths } from '../parts/paths';
import { Price } from '../parts/price';
import { useUserId } from '../parts/use-account';
import { useAddressFilters } from '../parts/address';
import { nightsOf, readStay, writeStay, type Stay } from '../parts/stay';
import { t } from '../texts';
import { draftName, type BookingView, type StayStatus } from './booking-props';
import { Bar, Card, DatesButton, Party, RoomForBar } from './booking-card.styles';

/** Guests while none are chosen. */
const USUAL_GUESTS = 2;

/** The stay without a departure more than 90 nights away and without more guests or pets than the house takes. */
function limitStay({ sleeps, maxPets }: Property, { checkIn, checkOut, guests = 0, pets = 0 }: Stay): Stay {
  const tooLong = (nightsOf({ checkIn, checkOut }) ?? 0) > MAX_NIGHTS;
  return {
    checkIn,
    checkOut: tooLong ? undefined : checkOut,
    guests: guests <= sleeps ? guests : 0,
    pets: pets <= maxPets ? pets : 0,
  };
}

const importBooking = () =>
  withStayTexts(
    () => import('./booking/booking'),
    () => import('../texts/es/booking'),
  );

/**
 * The code of calendar, quote and request, loaded once dates are chosen, when a visitor first reaches for it, or has a
 * request in this tab that is unsent or was just sent. A failed load can be repeated.
 */
function useBooking(propertyId: string, userId: string | null, hasDates: boolean) {
  const { notify, reportError } = useShell();
  const [view, setView] = useState<BookingView>();
  const resumes = useMemo(
    () => userId !== null && Object.keys(readRequestDraft(draftName(propertyId), userId)).length > 0,
    [propertyId, userId],
  );
  const { Component, loading, error, load } = useDeferred(importBooking, hasDates || resumes);

  const fail = useEffectEvent((reason: unknown) => {
    setView(undefined);
    reportError(reason, { area: 'public', during: 'opening the calendar' });
    notify({ kind: 'error', title: t.detail.bookingFailed });
  });
  useEffect(() => {
    if (error !== undefined) fail(error);
  }, [error]);

  const show = (next: BookingView | undefined) => {
    setView(next);
    if (next && !Component && !loading) load();
  };
  return { Booking: Component, view, show, busy: loading === true && view !== undefined };
}

const counts = (least: number, most: number) =>
  Array.from({ length: most - least + 1 }, (_, at) => [least + at, String(least + at)] as const);

/** The price, dates, guests and pets of a stay, and the way to request it or ask about it. */
export function BookingCard({ property }: { property: Property }) {
  const [status, setStatus] = useState<StayStatus>({});
  const {
    params,
    filters: stay,
    change,
  } = useAddressFilters((address) => limitStay(property, readStay(address, status.today)), writeStay);
  const userId = useUserId();
  const chooseStay = (next: Stay) => change(next, true);
  const guests = stay.guests || USUAL_GUESTS;
  const pets = stay.pets ?? 0;
  const here = { pathname: useLocation().pathname, search: params.size > 0 ? `?${params}` : '', hash: '' };
  const { Booking, view, show, busy } = useBooking(property.id, userId, nightsOf(stay) !== undefined);
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
      <Party>
        <SelectField
          label={t.detail.guests}
          options={counts(1, property.sleeps)}
          value={guests}
          error={status.errors?.guests}
          onChange={(count) => chooseStay({ guests: Number(count) })}
        />
        {property.maxPets > 0 && (
          <SelectField
            label={t.detail.pets}
            options={counts(0, property.maxPets)}
            value={pets}
            error={status.errors?.pets}
            onChange={(count) => chooseStay({ pets: Number(count) })}
          />
        )}
      </Party>
      {Booking && (
        <Booking
          property={property}
          stay={stay}
          guests={guests}
          pets={pets}
          onStay={chooseStay}
          here={here}
          view={view}
          onView={show}
          onStatus={setStatus}
        />
      )}
      <Bar>
        <Price
          perNight={property.priceFrom}
          stay={stay}
          line={status.price}
          taxed={status.taxed}
          size="bar"
        />
        {userId === null ? (
          <ButtonLink {...signInLink(paths.auth, here)} variant="gradient" size="lg">
            {signInToBook}
          </ButtonLink>
        ) : (
          !status.requested && (
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
