import { addDays, nightsBetween, type PlainDate } from '@marisma/area-kit/format';
import type { Gap, House, HouseCalendar, Nights, Taken } from './calendar.data';
import { daysIn, holds } from './period';

/** A cell of the timeline: one night that is free or past, or all nights of a stay, block or gap in the period. */
export interface Cell extends Nights {
  what: 'free' | 'past' | 'gap' | 'taken';
  taken?: Taken;
  gap?: Gap;
}

/** A night of a house: where the focus is. */
export interface Place {
  house: string;
  day: PlainDate;
}

const later = (one: PlainDate, other: PlainDate) => (one > other ? one : other);
const earlier = (one: PlainDate, other: PlainDate) => (one < other ? one : other);

/** The part of nights that lies in a period. */
export const within = ({ from, to }: Nights, period: Nights): Nights => ({
  from: later(from, period.from),
  to: earlier(to, period.to),
});

/** The cells of a house, in order; together they are the whole period. */
export function cellsOf(house: House, { period, today, taken, gaps }: HouseCalendar): Cell[] {
  const ofHouse = <T extends Nights & { propertyId: string }>(all: readonly T[]) =>
    all.filter((one) => one.propertyId === house.id);
  const [mine, mineFree] = [ofHouse(taken), ofHouse(gaps)];
  const cells: Cell[] = [];
  for (const day of daysIn(period)) {
    const last = cells.at(-1);
    if (last && holds(last, day)) continue;
    const found = mine.find((one) => holds(one, day));
    const gap = mineFree.find((one) => holds(one, day));
    if (found) cells.push({ what: 'taken', taken: found, ...within(found, period) });
    else if (gap) cells.push({ what: 'gap', gap, ...within(gap, period) });
    else cells.push({ what: day < today ? 'past' : 'free', from: day, to: addDays(day, 1) });
  }
  return cells;
}

export const cellAt = (cells: readonly Cell[], day: PlainDate): Cell | undefined =>
  cells.find((cell) => holds(cell, day));

/** The night to which a key leads, perhaps in another period; undefined for keys that do not move. */
export function placeAfterKey(
  key: string,
  at: Place,
  rows: readonly { house: House; cells: readonly Cell[] }[],
  period: Nights,
): Place | undefined {
  const row = rows.findIndex(({ house }) => house.id === at.house);
  const cell = cellAt(rows[row]?.cells ?? [], at.day);
  const length = nightsBetween(period.from, period.to);
  const on = (day: PlainDate): Place => ({ ...at, day });
  switch (key) {
    case 'ArrowLeft':
      return on(addDays(cell?.from ?? at.day, -1));
    case 'ArrowRight':
      return on(cell?.to ?? addDays(at.day, 1));
    case 'ArrowUp':
    case 'ArrowDown':
      return { ...at, house: rows[row + (key === 'ArrowUp' ? -1 : 1)]?.house.id ?? at.house };
    case 'Home':
      return on(period.from);
    case 'End':
      return on(addDays(period.to, -1));
    case 'PageUp':
      return on(addDays(at.day, -length));
    case 'PageDown':
      return on(addDays(at.day, length));
    default:
      return undefined;
  }
}

/**
 * The nights that a new stay begins with: its minimum, unless something takes them earlier.
 * @param day its first night, which is free
 */
export function firstNights(house: House, day: PlainDate, { taken, gaps }: HouseCalendar): Nights {
  const gap = gaps.find((one) => one.propertyId === house.id && holds(one, day));
  const next = taken
    .filter((one) => one.propertyId === house.id && one.from > day)
    .reduce((first, { from }) => earlier(first, from), addDays(day, house.minNights));
  return { from: day, to: gap ? earlier(gap.to, next) : next };
}

/** The first house and nights with room for its minimum stay in the period; undefined when there are none. */
export function firstFree(calendar: HouseCalendar): { house: string; nights: Nights } | undefined {
  const rows = calendar.houses.map((house) => ({ house, cells: cellsOf(house, calendar) }));
  for (const day of daysIn(calendar.period)) {
    for (const { house, cells } of rows) {
      if (cellAt(cells, day)?.what !== 'free') continue;
      const nights = firstNights(house, day, calendar);
      const room = nightsBetween(nights.from, nights.to) >= house.minNights;
      // What takes nights after the period has not been read.
      if (room && nights.to <= calendar.period.to) return { house: house.id, nights };
    }
  }
  return undefined;
}

/** The nights of a stay or block after a drag from one day to another: moved whole, or only its end. */
export function dragged({ from, to }: Nights, byEnd: boolean, start: PlainDate, end: PlainDate): Nights {
  const days = nightsBetween(start, end);
  if (!byEnd) return { from: addDays(from, days), to: addDays(to, days) };
  return { from, to: later(addDays(to, days), addDays(from, 1)) };
}
