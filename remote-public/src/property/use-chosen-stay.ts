import type { PlainDate } from '@marisma/area-kit/format';
import { MOST_NIGHTS } from '@marisma/area-kit/booking';
import { useAddressParams, useHydrated } from '@marisma/area-kit/ui';
import { useLocation } from '@marisma/area-kit/router';
import type { Property } from '../content/properties';
import { NO_STAY, nightsOf, readStay, writeStay, type Stay } from '../parts/stay';

/** Guests while none are chosen. */
const USUAL_GUESTS = 2;

/**
 * The stay in this page's address, and a function that changes some of it without a new history entry. A departure
 * before the house's today or more than 90 nights away and more guests or pets than the house takes are dropped.
 * @param houseToday the house's date, once it is known
 */
export function useChosenStay({ sleeps, mostPets }: Property, houseToday?: PlainDate) {
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
