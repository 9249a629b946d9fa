import { formatDate, formatDateRange, nightsBetween, plural, type PlainDate } from '@marisma/area-kit/format';
import type { Cell, Nights } from '@marisma/area-kit/night-grid';
import { intlLocale } from '@marisma/area-kit/texts';
import { houseCalendar as texts } from '../texts/en/house-calendar';
import { isStay, type CalendarRow } from './queries';

/** From the first day to the one on which the house is free again. */
export const formatPeriod = ({ from, to }: Nights): string => formatDateRange(from, to, intlLocale());

export const formatFullDay = (day: PlainDate): string => formatDate(day, intlLocale(), 'full');

export const formatGuests = (count: number): string => plural(count, texts.guests, intlLocale());

/** Who or what: 'Ana Ruiz, 4 guests', or the note of a block. */
export const describeGuest = (row: CalendarRow): string =>
  isStay(row) ? `${row.name}, ${formatGuests(row.guests)}` : (row.note ?? '');

/** 'Confirmed stay', 'Blocked', 'Gap of 2 nights, shorter than the minimum stay of 3 nights'. */
export function describeKind({ kind, from, to, min_nights, is_open }: CalendarRow): string {
  if (kind !== 'gap') return texts.why[kind];
  const nights = nightsBetween(from, to);
  return is_open ? texts.openGap(nights) : texts.gap(nights, min_nights ?? 0);
}

/** Kind and who: 'Confirmed stay MR-7K2P9Q, Ana Ruiz, 4 guests', 'Blocked: Painting'. */
export function describeRow(row: CalendarRow): string {
  const kind = describeKind(row);
  if (isStay(row)) return `${kind} ${row.code}, ${describeGuest(row)}`;
  return row.note ? `${kind}: ${row.note}` : kind;
}

/** What stands in a cell, as far as there is room. */
export function shortLabel(row: CalendarRow | undefined): string {
  if (!row) return '';
  const { kind, name, note } = row;
  if (kind === 'gap') return texts.gapShort;
  if (kind === 'pending') return `${name ?? ''} (${texts.short.pending})`;
  return kind === 'confirmed' ? (name ?? '') : (note ?? texts.short[kind]);
}

/** A cell for screen readers, with the words that stand in it. */
export function cellLabel({ row, from }: Cell<CalendarRow>, house: string, today: PlainDate): string {
  const parts = row
    ? [house, describeRow(row), formatPeriod(row)]
    : [
        from === today && texts.cell.isToday,
        formatFullDay(from),
        house,
        texts.cell[from < today ? 'past' : 'free'],
      ];
  const words = parts.filter(Boolean).join(', ');
  const short = shortLabel(row);
  return words.includes(short) ? words : `${short}, ${words}`;
}
