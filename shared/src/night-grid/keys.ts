import { addDays, type PlainDate } from '../format';
import { dayInMonthAfter, weekdayOf, type Nights } from './nights';

/** A night of a house: where the focus is. */
export interface Night {
  house: string;
  day: PlainDate;
}

/** How the nights of a grid lie. */
export interface Layout {
  /** The nights that are shown at once. */
  period: Nights;
  /** The houses, which have a row each. Without them the rows are weeks. */
  houses?: readonly string[];
  /** How many nights Page Up and Page Down go; by default a month. */
  page?: number;
  /** The nights of a cell, where it has more than one. */
  cellOf?: (night: Night) => Nights | undefined;
}

/**
 * The night to which a key leads, perhaps outside of the period. The keys are those of ARIA APG 'Grid' and 'Date Picker
 * Dialog'.
 * @returns undefined for keys that do not move
 */
export function nightAfterKey(
  { key, shiftKey }: { key: string; shiftKey?: boolean },
  night: Night,
  { period, houses, page, cellOf }: Layout,
): Night | undefined {
  const { house, day } = night;
  const cell = cellOf?.(night);
  const on = (next: PlainDate): Night => ({ house, day: next });
  const inRow = (by: 1 | -1): Night =>
    houses ? { house: houses[houses.indexOf(house) + by] ?? house, day } : on(addDays(day, 7 * by));
  const onPage = (by: 1 | -1): Night =>
    on(page ? addDays(day, page * by) : dayInMonthAfter(day, shiftKey ? 12 * by : by));
  switch (key) {
    case 'ArrowLeft':
      return on(addDays(cell?.from ?? day, -1));
    case 'ArrowRight':
      return on(cell?.to ?? addDays(day, 1));
    case 'ArrowUp':
      return inRow(-1);
    case 'ArrowDown':
      return inRow(1);
    case 'Home':
      return on(houses ? period.from : addDays(day, -weekdayOf(day)));
    case 'End':
      return on(houses ? addDays(period.to, -1) : addDays(day, 6 - weekdayOf(day)));
    case 'PageUp':
      return onPage(-1);
    case 'PageDown':
      return onPage(1);
    default:
      return undefined;
  }
}
