import { addDays, nightsBetween, type PlainDate } from '../format';
import type { Night, StayDates } from './stays.data';

/** Longest stay that the database accepts. */
export const MAX_NIGHTS = 90;
/** Days from the house's today to the last arrival that the database accepts. */
export const MAX_DAYS_AHEAD = 730;

/** Why a day cannot be chosen. */
export type Closed = 'past' | 'tooFar' | 'taken' | 'arrivalDay' | 'minNights' | 'before' | 'gap' | 'tooLong';

/** A day as a possible arrival or departure. */
export interface DayState {
  /** Absent when the day can be chosen. */
  closed?: Closed;
  /** The minimum stay, for an arrival or when it is the reason. */
  minNights?: number;
  /** Of an arrival: the price of its night. Of a departure: the total of the stay. Unknown without the service. */
  cents?: number;
  /** Of a departure: the length of the stay. */
  nights?: number;
}

/** Which days a stay can begin and end on. */
export interface StayDays {
  /** The house's today. */
  today: PlainDate;
  /** The last day that may be shown. */
  last: PlainDate;
  /** The last arrival that the database accepts. */
  lastArrival: PlainDate;
  /** Whether prices are known. */
  hasPrices: boolean;
  arrival(day: PlainDate): DayState;
  departure(checkIn: PlainDate, day: PlainDate): DayState;
}

/** The days of a house, from its nights in order, one for each day; the first is the house's today. */
export function daysOf(nights: readonly Night[]): StayDays {
  const placeOf = new Map(nights.map(({ night }, place) => [night, place]));
  const today = nights[0]?.night ?? '9999-12-31';
  const lastArrival = addDays(today, MAX_DAYS_AHEAD);
  // Prices of all nights before a place, and the first taken night from a place on.
  const before = [0];
  for (const night of nights) before.push((before.at(-1) ?? 0) + night.price_cents);
  const nextTaken = Array<number>(nights.length + 1).fill(nights.length);
  for (let place = nights.length - 1; place >= 0; place -= 1) {
    nextTaken[place] = nights[place]?.free ? (nextTaken[place + 1] ?? 0) : place;
  }

  const arrival = (day: PlainDate): DayState => {
    const place = placeOf.get(day);
    const night = place === undefined ? undefined : nights[place];
    if (place === undefined || !night) return { closed: day < today ? 'past' : 'tooFar' };
    const { min_nights: minNights, price_cents: cents } = night;
    if (!night.free) return { closed: 'taken' };
    if (day > lastArrival) return { closed: 'tooFar' };
    if (night.may_arrive) return { minNights, cents };
    const end = nextTaken[place] ?? 0;
    const fits = end === nights.length || end - place >= minNights;
    return { closed: fits ? 'arrivalDay' : 'minNights', minNights, cents };
  };

  const departure = (checkIn: PlainDate, day: PlainDate): DayState => {
    const place = placeOf.get(checkIn);
    if (place === undefined || day <= checkIn) return { closed: day < today ? 'past' : 'before' };
    const stay = nightsBetween(checkIn, day);
    const end = nextTaken[place] ?? 0;
    if (stay > MAX_NIGHTS) return { closed: 'tooLong' };
    if (place + stay > end) return { closed: end < nights.length ? 'gap' : 'tooFar' };
    const minNights = nights[place]?.min_nights ?? 1;
    if (stay < minNights) return { closed: 'minNights', minNights };
    return { nights: stay, cents: (before[place + stay] ?? 0) - (before[place] ?? 0) };
  };

  return {
    today,
    last: nights.length ? addDays(today, nights.length) : today,
    lastArrival,
    hasPrices: true,
    arrival,
    departure,
  };
}

/** Days without the data service: nothing is known but that they are ahead, and the team confirms them. */
export function daysWithoutService(today: PlainDate): StayDays {
  const lastArrival = addDays(today, MAX_DAYS_AHEAD);
  return {
    today,
    last: addDays(lastArrival, MAX_NIGHTS),
    lastArrival,
    hasPrices: false,
    arrival: (day) => ({ closed: day < today ? 'past' : day > lastArrival ? 'tooFar' : undefined }),
    departure: (checkIn, day) => {
      if (day <= checkIn) return { closed: day < today ? 'past' : 'before' };
      const nights = nightsBetween(checkIn, day);
      return { closed: nights > MAX_NIGHTS ? 'tooLong' : undefined, nights };
    },
  };
}

/** Whether the house can be had for a stay. */
export const isOpen = (days: StayDays, checkIn: PlainDate, checkOut: PlainDate): boolean =>
  !days.arrival(checkIn).closed && !days.departure(checkIn, checkOut).closed;

/** Stays of the same length that are free and begin nearest to a stay that is not; at most `most`, earliest first. */
export function nearestStays(days: StayDays, { checkIn, checkOut }: StayDates, most: number): StayDates[] {
  const nights = nightsBetween(checkIn, checkOut);
  const found: StayDates[] = [];
  for (let away = 1; away <= 60 && found.length < most; away += 1) {
    for (const arrive of [addDays(checkIn, -away), addDays(checkIn, away)]) {
      const leave = addDays(arrive, nights);
      if (found.length < most && isOpen(days, arrive, leave))
        found.push({ checkIn: arrive, checkOut: leave });
    }
  }
  return found.sort((one, other) => (one.checkIn < other.checkIn ? -1 : 1));
}
