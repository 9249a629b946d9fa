import { addDays, nightsBetween, parsePlainDate, type PlainDate } from '@marisma/shared/format';

/** Arrival and departure; each is optional. */
export interface Stay {
  checkIn?: PlainDate;
  checkOut?: PlainDate;
}

/** A stay without dates; always the same object, so that memoized components do not render again. */
export const NO_STAY: Stay = {};

/**
 * Reads a stay from an address. Invalid dates, dates before `today` and a departure not after the arrival
 * are dropped: visitors type, share and bookmark addresses.
 */
export function readStay(params: URLSearchParams, today: PlainDate): Stay {
  const checkIn = readDay(params.get('in'), today);
  const checkOut = readDay(params.get('out'), firstCheckOut({ checkIn }, today));
  return checkIn || checkOut ? { ...(checkIn && { checkIn }), ...(checkOut && { checkOut }) } : NO_STAY;
}

const readDay = (text: string | null, earliest: PlainDate): PlainDate | undefined =>
  text !== null && parsePlainDate(text) && text >= earliest ? text : undefined;

/** Writes a stay into an address's parameters, replacing an earlier stay. @returns the same parameters */
export function writeStay(params: URLSearchParams, { checkIn, checkOut }: Stay): URLSearchParams {
  for (const [name, day] of [
    ['in', checkIn],
    ['out', checkOut],
  ] as const) {
    if (day) params.set(name, day);
    else params.delete(name);
  }
  return params;
}

/** The earliest day on which a stay may end: the day after it begins, or tomorrow. */
export const firstCheckOut = ({ checkIn }: Stay, today: PlainDate): PlainDate => addDays(checkIn ?? today, 1);

/** The stay with another arrival. A departure that is not after the arrival is dropped. */
export const withCheckIn = (stay: Stay, checkIn: PlainDate | undefined): Stay =>
  checkIn && stay.checkOut && stay.checkOut <= checkIn ? { checkIn } : { ...stay, checkIn };

/** The number of nights; undefined while a date is missing. */
export const nightsOf = ({ checkIn, checkOut }: Stay): number | undefined =>
  checkIn && checkOut ? nightsBetween(checkIn, checkOut) : undefined;
