import { addDays, type PlainDate } from '../format';
import { daysIn, contains, intersect, type Nights } from './nights';

/** A cell of a row: all nights of a row of the database in a period, or one night of which there is none. */
export interface Cell<Row extends Nights> extends Nights {
  row?: Row;
}

export const rowAt = <Row extends Nights>(rows: readonly Row[], day: PlainDate): Row | undefined =>
  rows.find((row) => contains(row, day));

/** The cells of a house, in order; together they are the whole period. */
export function cellsOf<Row extends Nights>(rows: readonly Row[], period: Nights): Cell<Row>[] {
  const cells: Cell<Row>[] = [];
  for (const day of daysIn(period)) {
    const last = cells.at(-1);
    if (last && contains(last, day)) continue;
    const row = rowAt(rows, day);
    cells.push(row ? { row, ...intersect(row, period) } : { from: day, to: addDays(day, 1) });
  }
  return cells;
}
