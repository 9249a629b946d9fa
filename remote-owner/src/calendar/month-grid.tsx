import { addDays, formatDate, type PlainDate } from '@marisma/area-kit/format';
import {
  DayHead,
  daysIn,
  holds,
  monthAfter,
  MonthWeeks,
  nightsOfMonth,
  useNightDrag,
  useNightGrid,
} from '@marisma/area-kit/night-grid';
import { intlLocale } from '@marisma/area-kit/texts';
import { VisuallyHidden } from '@marisma/area-kit/ui';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import type { House } from '../lib/houses';
import { t } from '../texts';
import { Scroll, Table } from './month-grid.styles';
import { NightCell } from './night-cell';
import { stateOf } from './night-state';
import type { TakenRow } from './queries';
import type { Selection } from './use-selection';
import { dayInWords } from './words';

/** Room for the outline of a night that has the focus. */
const MARGIN_PX = 4;

interface MonthGridProps {
  houses: readonly House[];
  month: PlainDate;
  today: PlainDate;
  taken: readonly TakenRow[];
  isStaff: boolean;
  selection: Selection;
  onMonth: (month: PlainDate) => void;
  /** A choice is complete; `byKey` when the keyboard made it. */
  onChosen: (byKey: boolean) => void;
}

/** The nights of a month: weeks of one house, or a row a house. */
export function MonthGrid(props: MonthGridProps) {
  const { houses, month, today, taken, isStaff, selection, onMonth, onChosen } = props;
  const frame = useRef<HTMLDivElement>(null);
  const keysId = useId();
  const period = nightsOfMonth(month);
  const only = houses.length === 1 ? houses[0] : undefined;
  const grid = useNightGrid({
    period,
    houses: only ? undefined : houses.map(({ id }) => id),
    start: { house: houses[0]?.id ?? '', day: holds(period, today) ? today : month },
    onLeave: (day) => onMonth(monthAfter(day)),
  });
  const { begin, onClickCapture } = useNightDrag(
    () => onChosen(false),
    (drag) => {
      const house = houses.find(({ id }) => id === drag.house);
      if (house && !stateOf({ house, taken, today }, drag.to).closed)
        selection.spread(house.id, drag.from, drag.to);
    },
  );

  useEffect(() => {
    const days = frame.current;
    if (!days) return;
    // A month that is wider than a phone opens at today, beside the names of the houses.
    days.scrollLeft = 0;
    const [names, cell] = ['th[scope="row"]', '[data-today]'].map((find) => days.querySelector(find));
    if (names && cell)
      days.scrollLeft = cell.getBoundingClientRect().left - names.getBoundingClientRect().right - MARGIN_PX;
  }, [month, only]);

  const night = (house: House, day: PlainDate) => {
    const state = stateOf({ house, taken, today }, day);
    const isChosen = (only !== undefined || selection.house === house.id) && selection.span;
    return (
      <NightCell
        key={day}
        day={day}
        isToday={day === today}
        state={state}
        isStaff={isStaff}
        houseName={only ? undefined : house.name}
        chosen={Boolean(isChosen && holds(isChosen, day))}
        button={grid.cellProps(house.id, { from: day, to: addDays(day, 1) })}
        onPick={(byKey) => {
          if (selection.pick({ house: house.id, day })) onChosen(byKey);
        }}
        onPointerDown={begin}
      />
    );
  };
  return (
    <Scroll ref={frame}>
      <Table
        role="grid"
        aria-label={t.calendar.grid(formatDate(month, intlLocale(), 'month'))}
        aria-describedby={keysId}
        aria-multiselectable="true"
        $weeks={only !== undefined}
        onClickCapture={onClickCapture}
        onKeyDown={(event: KeyboardEvent<HTMLElement>) => {
          if (event.key === 'Escape') selection.clear();
          grid.onKeyDown(event);
        }}
      >
        {only ? (
          <MonthWeeks month={month} letters={3} night={(day) => night(only, day)} />
        ) : (
          <>
            <thead>
              <tr>
                <th scope="col" data-corner="">
                  <VisuallyHidden>{t.calendar.house}</VisuallyHidden>
                </th>
                {daysIn(period).map((day) => (
                  <DayHead key={day} day={day} letters={2} name={dayInWords(day)} />
                ))}
              </tr>
            </thead>
            <tbody>
              {houses.map((house) => (
                <tr key={house.id}>
                  <th scope="row">{house.name}</th>
                  {daysIn(period).map((day) => night(house, day))}
                </tr>
              ))}
            </tbody>
          </>
        )}
      </Table>
      <VisuallyHidden id={keysId}>{t.calendar.keys}</VisuallyHidden>
    </Scroll>
  );
}
