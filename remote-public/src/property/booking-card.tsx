import { comeBackLink } from '@marisma/area-kit/browser';
import { formatDate, type PlainDate } from '@marisma/area-kit/format';
import { useSession, useShell } from '@marisma/area-kit/shell';
import { MOST_NIGHTS, withStayTexts } from '@marisma/area-kit/booking';
import {
  Button,
  ButtonLink,
  Field,
  Select,
  Text,
  useAddressParams,
  useDeferred,
  useHydrated,
} from '@marisma/area-kit/ui';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useLocation } from '@marisma/area-kit/router';
import { breakpoint, focusRing, layer, media, motion, space, token } from '@marisma/area-kit/theme';
import styled, { createGlobalStyle } from 'styled-components';
import type { Property } from '../content/properties';
import { readDraft } from '../parts/draft';
import { paths } from '../parts/paths';
import { Price } from '../parts/price';
import { nightsOf, NO_STAY, readStay, writeStay, type Stay } from '../parts/stay';
import { t } from '../texts';
import { draftName, type BookingView, type Known } from './booking-props';

const Card = styled.aside`
  display: grid;
  gap: ${space(5)};
  padding: ${space(6)};
  background: ${token.color.surface};
  border: 1px solid ${token.color.line};
  border-top: 2px solid ${token.color.rule};

  ${media.desktop} {
    position: sticky;
    top: calc(var(--m-header-height) + ${space(6)});
    padding: ${space(8)};
  }
`;

/** A button in the form of two date fields, which opens the one calendar for both. */
const DatesButton = styled.button`
  display: grid;
  grid-template-columns: 1fr 1fr;
  width: 100%;
  padding: 0;
  border: 1px solid ${token.color.lineStrong};
  border-radius: ${token.radius.sm};
  background: ${token.color.surface};
  color: ${token.color.text};
  text-align: start;
  cursor: pointer;
  ${motion('border-color, background-color')}
  ${focusRing}

  > span {
    display: grid;
    gap: 1px;
    padding: ${space(2.5)} ${space(3)};
    min-width: 0;
    font-variant-numeric: lining-nums;
  }

  > span + span {
    border-left: 1px solid ${token.color.line};
  }

  small {
    font-size: ${token.size.xs};
    font-weight: 600;
    color: ${token.color.textMuted};
  }

  ${media.hover} {
    &:hover {
      border-color: ${token.color.accent};
    }
  }
`;

/** Guests and, where a house takes them, pets. */
const Party = styled.div`
  display: grid;
  grid-auto-columns: 1fr;
  grid-auto-flow: column;
  gap: ${space(3)};
`;

// Keeps the end of the page and floating buttons clear of the bar.
const RoomForBar = createGlobalStyle`
  @media (width < ${breakpoint.desktop}px) {
    :root { --m-bottom-bar: 5.75rem; }
    body { padding-bottom: var(--m-bottom-bar); }
  }
`;

/** Price and button: a bar at the bottom of a phone, part of the card on a wide screen. */
const Bar = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: ${layer.sticky};
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  min-height: 5.75rem;
  padding: ${space(3)} ${space(5)} max(${space(3)}, env(safe-area-inset-bottom));
  background: ${token.color.surface};
  border-top: 1px solid ${token.color.line};

  ${media.tablet} {
    padding-inline: ${space(8)};
  }

  ${media.phoneOnly} {
    gap: ${space(2)};

    p,
    strong ~ span {
      font-size: ${token.size.xs};
      line-height: 1.4;
    }

    > :is(a, button) {
      padding-inline: ${space(3)};
      font-size: 0.9375rem;
    }
  }

  ${media.tablet} {
    > :is(a, button) {
      flex: none;
    }
  }

  ${media.desktop} {
    display: contents;

    > :first-child {
      order: -1;
    }
  }
`;

/** Guests while none are chosen. */
const USUAL_GUESTS = 2;

/**
 * The stay in this page's address, and a function that changes some of it without a new history entry. A departure
 * before the house's today or more than 90 nights away and more guests or pets than the house takes are dropped.
 * @param houseToday the house's date, once it is known
 */
function useChosenStay({ sleeps, mostPets }: Property, houseToday?: PlainDate) {
  const hydrated = useHydrated();
  const { pathname } = useLocation();
  const [params, setParams] = useAddressParams();
  const read: Stay = hydrated ? readStay(params, houseToday) : NO_STAY;
  const dates: Stay = (nightsOf(read) ?? 0) > MOST_NIGHTS ? { ...read, checkOut: undefined } : read;
  const upTo = (most: number, count = 0) => (count > 0 && count <= most ? count : undefined);
  const chosen = upTo(sleeps, read.guests);
  const stay = { ...dates, guests: chosen, pets: upTo(mostPets, read.pets) };
  const change = (next: Stay) =>
    setParams((current) => writeStay(new URLSearchParams(current), { ...stay, ...next }), true);
  const search = hydrated && params.size > 0 ? `?${params}` : '';
  return {
    stay,
    guests: chosen ?? USUAL_GUESTS,
    pets: stay.pets ?? 0,
    change,
    here: { pathname, search, hash: '' },
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
function useBooking(propertyId: string, hasDates: boolean) {
  const { notify, reportError } = useShell();
  const session = useSession();
  const userId = session.status === 'signedIn' ? session.user.id : null;
  const [view, setView] = useState<BookingView>();
  const resumes = useMemo(() => {
    const begun = (by: string | null) => Object.keys(readDraft(draftName(propertyId), by)).length > 0;
    return userId !== null && (begun(userId) || begun(null));
  }, [propertyId, userId]);
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

interface CountFieldProps {
  label: string;
  least: number;
  most: number;
  value: number;
  error: string | undefined;
  onChange: (count: number) => void;
}

function CountField({ label, least, most, value, error, onChange }: CountFieldProps) {
  return (
    <Field label={label} error={error}>
      <Select value={value} onChange={({ target }) => onChange(Number(target.value))}>
        {Array.from({ length: most - least + 1 }, (_, at) => (
          <option key={at}>{least + at}</option>
        ))}
      </Select>
    </Field>
  );
}

/** The price, dates, guests and pets of a stay, and the way to request it or ask about it. */
export function BookingCard({ property }: { property: Property }) {
  const [known, setKnown] = useState<Known>({});
  const { stay, guests, pets, change, here } = useChosenStay(property, known.today);
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
      <Party>
        <CountField
          label={t.detail.guests}
          least={1}
          most={property.sleeps}
          value={guests}
          error={known.wrong?.guests}
          onChange={(count) => change({ guests: count })}
        />
        {property.mostPets > 0 && (
          <CountField
            label={t.detail.pets}
            least={0}
            most={property.mostPets}
            value={pets}
            error={known.wrong?.pets}
            onChange={(count) => change({ pets: count })}
          />
        )}
      </Party>
      {Booking && (
        <Booking
          property={property}
          stay={stay}
          guests={guests}
          pets={pets}
          onStay={change}
          here={here}
          view={view}
          onView={show}
          onKnown={setKnown}
        />
      )}
      <Bar>
        <Price perNight={property.priceFrom} stay={stay} known={known.price} taxed={known.taxed} size="bar" />
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
