import { addDays, nightsBetween, type PlainDate } from '@marisma/area-kit/format';
import { daysIn, minDate, maxDate, rowAt, type Nights } from '@marisma/area-kit/night-grid';
import type { CalendarRow, House, HouseCalendar } from './queries';

/**
 * The nights that a new stay begins with: its minimum, unless something takes them earlier.
 * @param day its first night, which is free
 */
export const firstNights = (house: House, day: PlainDate, rows: readonly CalendarRow[]): Nights => ({
  from: day,
  to: rows
    .filter((row) => row.property_id === house.id && row.from > day)
    .reduce((first, { from }) => minDate(first, from), addDays(day, house.min_nights)),
});

/** The first house and nights with room for its minimum stay in the period; undefined when there are none. */
export function firstFree({ period, today, houses, rows }: HouseCalendar) {
  for (const day of daysIn({ from: maxDate(period.from, today), to: period.to })) {
    for (const house of houses) {
      const own = rows.filter((row) => row.property_id === house.id);
      if (rowAt(own, day)) continue;
      const nights = firstNights(house, day, own);
      const hasRoom = nightsBetween(nights.from, nights.to) >= house.min_nights;
      // What takes nights after the period has not been read.
      if (hasRoom && nights.to <= period.to) return { house: house.id, nights };
    }
  }
  return undefined;
}
