import { addDays, nightsBetween, parsePlainDate, type PlainDate } from '@marisma/shared/format';

/** Arrival and departure as far as they have been chosen. */
export interface Stay {
  checkIn?: PlainDate;
  checkOut?: PlainDate;
}

/** Nothing chosen yet: one and the same, so that what draws it can tell that nothing has changed. */
export const NO_STAY: Stay = {};

/**
 * Reads a stay from an address. What is no date, lies before `today` or leaves before it arrives is dropped:
 * an address is typed, shared and kept, so it may say anything.
 */
export function readStay(params: URLSearchParams, today: PlainDate): Stay {
  const checkIn = readDay(params.get('in'), today);
  const checkOut = readDay(params.get('out'), firstCheckOut({ checkIn }, today));
  return checkIn || checkOut ? { ...(checkIn && { checkIn }), ...(checkOut && { checkOut }) } : NO_STAY;
}

const readDay = (text: string | null, earliest: PlainDate): PlainDate | undefined =>
  text !== null && parsePlainDate(text) && text >= earliest ? text : undefined;

/** Writes a stay into an address's parameters, replacing the one that was there; gives the same parameters. */
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

/** The stay with another arrival. A departure that would not come after it is dropped. */
export const withCheckIn = (stay: Stay, checkIn: PlainDate | undefined): Stay =>
  checkIn && stay.checkOut && stay.checkOut <= checkIn ? { checkIn } : { ...stay, checkIn };

/** How many nights, once both days are known. */
export const nightsOf = ({ checkIn, checkOut }: Stay): number | undefined =>
  checkIn && checkOut ? nightsBetween(checkIn, checkOut) : undefined;
