import { type DataError } from '@marisma/area-kit/data';
import { formatDate, formatDateRange, formatNights, plural, type PlainDate } from '@marisma/area-kit/format';
import type { Nights } from '@marisma/area-kit/night-grid';
import { intlLocale } from '@marisma/area-kit/texts';
import { t } from '../texts';
import { whyOf, type NightState } from './night-state';
import type { TakenRow } from './queries';

/** The days of a stay or block, from the first to the one on which the house is free again. */
export const datesInWords = ({ from, to }: Nights): string => formatDateRange(from, to, intlLocale());

/** Why nights are taken: 'Stay MR-7K2P9Q, 4 guests', 'Blocked by you: Painting'. */
export function whyInWords(row: TakenRow, isStaff: boolean): string {
  const { code, guests, note } = row;
  const why = whyOf(row);
  const reason = t.calendar.why[why === 'closed' && isStaff ? 'closedForStaff' : why];
  const stay = [reason, code].filter(Boolean).join(' ');
  const withGuests = guests === null ? stay : `${stay}, ${plural(guests, t.common.guests, intlLocale())}`;
  return note ? `${withGuests}: ${note}` : withGuests;
}

/** What a night is, in words; for screen readers, and below the grid. */
export function nightInWords({ taken, closed }: NightState, isStaff: boolean): string {
  const { cell } = t.calendar;
  if (taken) return `${whyInWords(taken, isStaff)}, ${datesInWords(taken)}`;
  return closed === 'past' ? cell.past : closed === 'notYours' ? cell.notYours : cell.free;
}

/** A day with its weekday, as the locale writes it. */
export const dayInWords = (day: PlainDate): string => formatDate(day, intlLocale(), 'full');

/** Why a change was refused; of taken nights, which. */
export function errorInWords({ code, hint }: DataError): string {
  const calendar = t.calendar;
  if (code === 'taken' && hint) return calendar.taken(formatNights(hint.split(','), intlLocale()));
  if (code === 'signed_out') return t.houses.signedOut;
  return calendar.refusals[code] ?? calendar.unavailable;
}
