import { addDays, parsePlainDate, type PlainDate } from '@marisma/area-kit/format';
import { daysIn, monthAfter, monthSpan } from '../lib/months';
import type { House } from '../lib/read-houses.data';
import type { Taken } from '../lib/read-nights.data';
import { holds } from '../lib/span';

/** A night of a house. */
export interface Night {
  house: string;
  day: PlainDate;
}

/** A row of the grid: a week of the one house, or all days of one of several. Undefined: outside of the month. */
export interface GridRow {
  house: House;
  days: (PlainDate | undefined)[];
}

/** What a night is: free, taken, or why it cannot be chosen. */
export interface NightState {
  taken?: Taken;
  /** `stay`: only the house moves guests. */
  closed?: 'past' | 'notYours' | 'stay';
}

/** Day of the week, 0 for Sunday. */
const weekdayOf = (day: PlainDate): number => {
  const { year, month, day: date } = parsePlainDate(day) ?? { year: 0, month: 1, day: 1 };
  return new Date(Date.UTC(year, month - 1, date)).getUTCDay();
};

/** Weeks from Sunday for one house; a row a house for several. */
export function rowsOf(houses: readonly House[], month: PlainDate): GridRow[] {
  const days = daysIn(monthSpan(month));
  const [only] = houses;
  if (houses.length !== 1 || !only) return houses.map((house) => ({ house, days }));
  const padded: (PlainDate | undefined)[] = [...Array<undefined>(weekdayOf(month)).fill(undefined), ...days];
  while (padded.length % 7 > 0) padded.push(undefined);
  return Array.from({ length: padded.length / 7 }, (_, week) => ({
    house: only,
    days: padded.slice(week * 7, week * 7 + 7),
  }));
}

/** What a night of a house is, for the person who looks. */
export function stateOf(
  { house, taken, today }: { house: House; taken: readonly Taken[]; today: PlainDate },
  day: PlainDate,
): NightState {
  if (house.owned && !house.owned.some((span) => holds(span, day))) return { closed: 'notYours' };
  const found = taken.find((one) => one.propertyId === house.id && holds(one, day));
  if (day < today) return { taken: found, closed: 'past' };
  const isBlock = found?.why === 'own' || found?.why === 'closed';
  return { taken: found, closed: found && !isBlock ? 'stay' : undefined };
}

/** The night to which a key leads; undefined for keys that do not move. */
export function nightAfterKey(
  key: string,
  at: Night,
  houses: readonly House[],
  month: PlainDate,
): Night | undefined {
  const single = houses.length === 1;
  const byDays = (days: number): Night => ({ ...at, day: addDays(at.day, days) });
  const byMonths = (months: number): Night => {
    const { from, to } = monthSpan(monthAfter(month, months));
    const same = addDays(from, Number(at.day.slice(8)) - 1);
    return { ...at, day: same < to ? same : addDays(to, -1) };
  };
  const byHouses = (step: number): Night => {
    const place = houses.findIndex(({ id }) => id === at.house) + step;
    return { ...at, house: houses[place]?.id ?? at.house };
  };
  const { from, to } = monthSpan(month);
  const week = weekdayOf(at.day);
  switch (key) {
    case 'ArrowLeft':
      return byDays(-1);
    case 'ArrowRight':
      return byDays(1);
    case 'ArrowUp':
      return single ? byDays(-7) : byHouses(-1);
    case 'ArrowDown':
      return single ? byDays(7) : byHouses(1);
    case 'Home':
      return single ? byDays(-week) : { ...at, day: from };
    case 'End':
      return single ? byDays(6 - week) : { ...at, day: addDays(to, -1) };
    case 'PageUp':
      return byMonths(-1);
    case 'PageDown':
      return byMonths(1);
    default:
      return undefined;
  }
}
