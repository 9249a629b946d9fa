import { parsePlainDate } from '@marisma/area-kit/format';
import { MOST_GUESTS } from '../stay';
import { t } from '../../texts';

export type StayFault = keyof typeof t.staySearch.faults;

/** What is wrong with the stay in an address, whatever the day; `readStay` leaves that part out. */
export function stayFault(params: URLSearchParams): StayFault | undefined {
  const [checkIn, checkOut, guests] = [params.get('in'), params.get('out'), params.get('guests')];
  if ([checkIn, checkOut].some((day) => day && !parsePlainDate(day))) return 'no_such_day';
  if (checkIn && checkOut && checkOut <= checkIn) return 'bad_dates';
  if (!guests) return undefined;
  if (!/^[1-9]\d*$/.test(guests)) return 'bad_guests';
  return Number(guests) > MOST_GUESTS ? 'too_many_guests' : undefined;
}

/** The reason that every house gives, when the stay itself is at fault. */
export const faultOfAll = (reasons: readonly (string | null)[]): StayFault | undefined => {
  const [first] = reasons;
  return first && first in t.staySearch.faults && reasons.every((reason) => reason === first)
    ? (first as StayFault)
    : undefined;
};

/** The fault in words. */
export function faultWords(fault: StayFault): string {
  const words = t.staySearch.faults[fault];
  return typeof words === 'string' ? words : words(MOST_GUESTS);
}
