import { houses } from '@marisma/area-kit/houses';
import { withParams } from './address';
import { addDays, nightsBetween, parsePlainDate, type PlainDate } from '@marisma/area-kit/format';

/** Guests that the largest house sleeps. */
export const MOST_GUESTS = Math.max(...Object.values(houses).map(({ sleeps }) => sleeps));

/** Pets that the house which takes most of them takes. */
const MOST_PETS = Math.max(...Object.values(houses).map(({ maxPets }) => maxPets));

/** Arrival, departure, number of guests and of pets; each is optional. */
export interface Stay {
  checkIn?: PlainDate;
  checkOut?: PlainDate;
  guests?: number;
  pets?: number;
}

/** What is known about a stay in one house: whether it can be had, and in words its total or why not. */
export interface StayAnswer {
  free: boolean;
  line: string;
  /** The total alone, of a house that is free. */
  total?: string;
  /** Whether the total includes taxes. */
  taxed?: boolean;
}

/** A stay without dates; always the same object, so that memoized components do not render again. */
const NO_STAY: Stay = {};

/** Before any day that a stay can have: whether a day is past is known by the house, not by this device's clock. */
const LONG_AGO = '2000-01-01';

/**
 * Reads a stay from an address. Invalid dates, dates before `houseToday`, a departure not after the arrival and a number of
 * guests or pets that no house takes are dropped: visitors type, share and bookmark addresses.
 * @param houseToday the house's date, where it is known
 */
export function readStay(params: URLSearchParams, houseToday: PlainDate = LONG_AGO): Stay {
  const checkIn = readDay(params.get('in'), houseToday);
  const checkOut = readDay(params.get('out'), firstCheckOut({ checkIn }, houseToday));
  const guests = readCount(params.get('guests'), MOST_GUESTS);
  const pets = readCount(params.get('pets'), MOST_PETS);
  return checkIn || checkOut || guests || pets
    ? {
        ...(checkIn && { checkIn }),
        ...(checkOut && { checkOut }),
        ...(guests && { guests }),
        ...(pets && { pets }),
      }
    : NO_STAY;
}

const readCount = (text: string | null, most: number): number | undefined =>
  /^[1-9]\d?$/.test(text ?? '') && Number(text) <= most ? Number(text) : undefined;

const readDay = (text: string | null, earliest: PlainDate): PlainDate | undefined =>
  text !== null && parsePlainDate(text) && text >= earliest ? text : undefined;

/** The names of a stay's parameters in an address. */
export const stayNames = ['in', 'out', 'guests', 'pets'] as const;

/** An address's parameters with this stay instead of an earlier one. */
export const writeStay = (
  params: URLSearchParams,
  { checkIn, checkOut, guests, pets }: Stay,
): URLSearchParams => withParams(params, { in: checkIn, out: checkOut, guests, pets });

/** The earliest day on which a stay may end: the day after it begins, or tomorrow. */
export const firstCheckOut = ({ checkIn }: Stay, today: PlainDate): PlainDate => addDays(checkIn ?? today, 1);

/** The stay with another arrival. A departure that is not after the arrival is dropped. */
export const withCheckIn = (stay: Stay, checkIn: PlainDate | undefined): Stay =>
  checkIn && stay.checkOut && stay.checkOut <= checkIn
    ? { ...stay, checkIn, checkOut: undefined }
    : { ...stay, checkIn };

/** The number of nights; undefined while a date is missing. */
export const nightsOf = ({ checkIn, checkOut }: Stay): number | undefined =>
  checkIn && checkOut ? nightsBetween(checkIn, checkOut) : undefined;
