import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { formatDate } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import { VisuallyHidden } from '@marisma/area-kit/ui';
import { monthAfter } from '../lib/months';
import { t } from '../texts';
import { GridHead } from './grid-head';
import type { MonthGridProps } from './grid-props';
import { nightAfterKey, rowsOf, type Night } from './grid-days';
import { NightCell } from './night-cell';
import { Scroll, Table } from './month-grid.styles';
import { useDragging } from './use-dragging';

/** Room for the outline of a night that has the focus. */
const MARGIN_PX = 4;

const cellOf = ({ house, day }: Night): string => `${house} ${day}`;

/**
 * The nights of a month: weeks of one house, or a row a house. Keys as in ARIA APG 'Grid' and 'Date Picker Dialog';
 * one night takes part in the tab order.
 */
export function MonthGrid(props: MonthGridProps) {
  const { houses, month, today, selection, onMonth, onChosen } = props;
  const table = useRef<HTMLTableElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const wanted = useRef<Night>(undefined);
  const keysId = useId();
  const single = houses.length === 1;
  const [at, setAt] = useState<Night>();
  const first = houses[0]?.id ?? '';
  const start: Night = { house: first, day: monthAfter(today) === month ? today : month };
  const known = at && monthAfter(at.day) === month && houses.some(({ id }) => id === at.house);
  const current = known ? at : start;
  const dragging = useDragging(selection, () => onChosen(false));

  useEffect(() => {
    const night = wanted.current;
    if (!night || monthAfter(night.day) !== month) return;
    wanted.current = undefined;
    table.current?.querySelector<HTMLElement>(`[data-cell="${CSS.escape(cellOf(night))}"]`)?.focus();
  });

  useEffect(() => {
    const days = frame.current;
    if (!days) return;
    // A month that is wider than a phone opens at today, beside the names of the houses.
    days.scrollLeft = 0;
    const [names, cell] = ['th[scope="row"]', '[data-today]'].map((find) => days.querySelector(find));
    if (names && cell)
      days.scrollLeft = cell.getBoundingClientRect().left - names.getBoundingClientRect().right - MARGIN_PX;
  }, [month, single]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape') selection.clear();
    const next = nightAfterKey(event.key, current, houses, month);
    if (!next) return;
    event.preventDefault();
    wanted.current = next;
    setAt(next);
    if (monthAfter(next.day) !== month) onMonth(monthAfter(next.day));
  };

  return (
    <Scroll ref={frame}>
      <Table
        ref={table}
        role="grid"
        aria-label={t.calendar.grid(formatDate(month, intlLocale(), 'month'))}
        aria-describedby={keysId}
        aria-multiselectable="true"
        $weeks={single}
        onKeyDown={onKeyDown}
      >
        <GridHead weeks={single} month={month} />
        <tbody>
          {rowsOf(houses, month).map(({ house, days }, row) => (
            <tr key={`${house.id} ${row}`}>
              {!single && <th scope="row">{house.name}</th>}
              {days.map((day, place) =>
                day === undefined ? (
                  <td key={`gap ${place}`} />
                ) : (
                  <NightCell
                    key={day}
                    {...props}
                    house={house}
                    day={day}
                    name={cellOf({ house: house.id, day })}
                    inTabOrder={current.house === house.id && current.day === day}
                    dragging={dragging}
                    onFocus={() => setAt({ house: house.id, day })}
                    onPick={(byKey) => {
                      if (selection.pick({ house: house.id, day })) onChosen(byKey);
                    }}
                  />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Table>
      <VisuallyHidden id={keysId}>{t.calendar.keys}</VisuallyHidden>
    </Scroll>
  );
}
