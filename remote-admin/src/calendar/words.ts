import { type DataError } from '@marisma/area-kit/data';
import {
  formatDate,
  formatDateRange,
  formatNights,
  nightsBetween,
  plural,
  type PlainDate,
} from '@marisma/area-kit/format';
import { stayTexts } from '@marisma/area-kit/stays/calendar';
import { intlLocale } from '@marisma/area-kit/texts';
import { houseCalendar as texts } from '../texts/en/house-calendar';
import type { Gap, Nights, Taken } from './calendar.data';
import type { Cell } from './cells';

/** From the first day to the one on which the house is free again. */
export const datesInWords = ({ from, to }: Nights): string => formatDateRange(from, to, intlLocale());

export const dayInWords = (day: PlainDate): string => formatDate(day, intlLocale(), 'full');

export const guestsInWords = (count: number): string => plural(count, texts.guests, intlLocale());

/** Who or what: 'Ana Ruiz, 4 guests', or the note of a block. */
export const whoInWords = ({ stay, note }: Taken): string =>
  stay ? `${stay.name}, ${guestsInWords(stay.guests)}` : (note ?? '');

/** What takes nights: 'Confirmed stay MR-7K2P9Q, Ana Ruiz, 4 guests', 'Blocked: Painting'. */
export function takenInWords(taken: Taken): string {
  const { why, stay, note } = taken;
  if (stay) return `${texts.why[why]} ${stay.code}, ${whoInWords(taken)}`;
  return note ? `${texts.why[why]}: ${note}` : texts.why[why];
}

export const gapInWords = (gap: Gap): string => texts.gap(nightsBetween(gap.from, gap.to), gap.minNights);

/** What stands in a cell, as far as there is room. */
export function shortWords({ taken, gap }: Cell): string {
  if (gap) return texts.gapShort;
  if (!taken) return '';
  const { why, stay, note } = taken;
  if (why === 'pending') return `${stay?.name ?? ''} (${texts.short.pending})`;
  return why === 'confirmed' ? (stay?.name ?? '') : (note ?? texts.short[why]);
}

/** A cell for screen readers, with the words that stand in it. */
export function cellInWords(cell: Cell, houseName: string, today: PlainDate): string {
  const { what, taken, gap, from } = cell;
  const isToday = from === today && texts.cell.isToday;
  const parts = taken
    ? [houseName, takenInWords(taken), datesInWords(taken)]
    : gap
      ? [houseName, gapInWords(gap), datesInWords(gap)]
      : [isToday, dayInWords(from), houseName, what === 'past' ? texts.cell.past : texts.cell.free];
  const words = parts.filter(Boolean).join(', ');
  const short = shortWords(cell);
  return words.includes(short) ? words : `${short}, ${words}`;
}

/** Why a change was refused. Of taken nights, which; of a change by somebody else, whose. */
export function refusalInWords({ code: word, hint, changed }: DataError): string {
  if (word === 'taken' && hint) return texts.form.taken(formatNights(hint.split(','), intlLocale()));
  return changed ? texts.stale(changed.who) : stayTexts.refusals[word];
}
