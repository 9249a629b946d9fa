import type { DataError } from '@marisma/area-kit/data';
import { formatDate, formatDateRange, formatNights, type PlainDate, plural } from '@marisma/area-kit/format';
import { contains, type Nights, rowAt } from '@marisma/area-kit/night-grid';
import { intlLocale } from '@marisma/area-kit/texts';
import type { House } from '../lib/houses';
import { t } from '../texts';
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

/** What a night is: free, taken, or why it cannot be chosen. */
export interface NightState {
  taken?: TakenRow;
  /** `stay`: only the house moves guests. */
  closed?: 'past' | 'notYours' | 'stay';
}

/** Why nights are taken. `own`: blocked by the person who looks; `closed`: by somebody else. */
export const whyOf = ({ kind, is_own }: TakenRow) =>
  kind === 'block' ? (is_own ? 'own' : 'closed') : kind === 'gap' ? 'closed' : kind;

/** What a night of a house is, for the person who looks. */
export function stateOf(
  { house, taken, today }: { house: House; taken: readonly TakenRow[]; today: PlainDate },
  day: PlainDate,
): NightState {
  if (house.owned && !house.owned.some((span) => contains(span, day))) return { closed: 'notYours' };
  const found = rowAt(
    taken.filter((row) => row.property_id === house.id),
    day,
  );
  if (day < today) return { taken: found, closed: 'past' };
  return { taken: found, closed: found && found.kind !== 'block' ? 'stay' : undefined };
}
