import { formatNumber, type PlainDate } from '../../format';
import { stays as texts } from '../../texts/en/stays';
import { ui } from '../../texts/en/ui';
import { formatCents } from '../format-cents';
import type { DayState, StayDays } from '../stay-days';

/** The chosen days; a departure only with an arrival. */
export interface ChosenDays {
  checkIn?: PlainDate;
  checkOut?: PlainDate;
}

/** Whether the next press chooses the departure. */
export const choosesDeparture = ({ checkIn, checkOut }: ChosenDays): boolean =>
  checkIn !== undefined && checkOut === undefined;

/**
 * A day as a press would use it, and the chosen days as what they are: a second press on the arrival alone takes it
 * back.
 */
export function stateOf(days: StayDays, chosen: ChosenDays, day: PlainDate): DayState {
  const { checkIn, checkOut } = chosen;
  if (checkIn === undefined || (checkOut !== undefined && day !== checkOut)) return days.arrival(day);
  return day === checkIn ? {} : days.departure(checkIn, day);
}

const money = (cents: number | undefined): string => (cents === undefined ? '' : formatCents(cents));

/** What a screen reader reads after the date, and what stands below the calendar. */
export function describeDay({ closed, minNights = 1, cents, nights }: DayState): string {
  const { closed: reasons, arrive, leave } = texts.calendar;
  if (closed) return reasons[closed](minNights);
  if (nights !== undefined) return leave(nights, money(cents));
  return cents === undefined ? '' : arrive(money(cents), minNights);
}

/** The amount in a day's cell; no currency, and from 100,000 on thousands: a phone's cell holds no more. */
export function amountInCell({ closed, cents }: DayState): string {
  if (closed || cents === undefined) return '';
  const dollars = Math.round(cents / 100);
  return dollars < 100_000 ? formatNumber(dollars, ui.locale) : `${Math.round(dollars / 1000)}k`;
}
