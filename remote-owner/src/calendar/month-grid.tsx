import { addDays, formatDate, type PlainDate } from '@marisma/area-kit/format';
import {
  DayHead,
  daysIn,
  contains,
  monthAfter,
  MonthWeeks,
  nightsOfMonth,
  useNightDrag,
  useNightGrid,
} from '@marisma/area-kit/night-grid';
import { useShell } from '@marisma/area-kit/shell';
import { intlLocale } from '@marisma/area-kit/texts';
import { VisuallyHidden } from '@marisma/area-kit/ui';
import {
  type ButtonHTMLAttributes,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useId,
  useRef,
} from 'react';
import type { House } from '../lib/houses';
import { t } from '../texts';
import { Cell, Scroll, Table } from './month-grid.styles';
import { dayInWords, nightInWords, type NightState, stateOf, whyOf } from './words';
import type { TakenRow } from './queries';
import type { Selection } from './use-selection';

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
    start: { house: houses[0]?.id ?? '', day: contains(period, today) ? today : month },
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
        chosen={Boolean(isChosen && contains(isChosen, day))}
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

interface NightCellProps {
  day: PlainDate;
  isToday: boolean;
  state: NightState;
  isStaff: boolean;
  /** Where several houses are shown; the nights of one stand in weeks. */
  houseName?: string;
  chosen: boolean;
  /** Its place in the order of focus. */
  button: ButtonHTMLAttributes<HTMLButtonElement>;
  onPick: (byKey: boolean) => void;
  onPointerDown: (event: PointerEvent) => void;
}

/**
 * A night of a house. One that cannot be chosen takes the focus as well, so that a keyboard and a screen reader reach
 * the reason; pressing it says it.
 */
function NightCell(props: NightCellProps) {
  const { day, isToday, state, isStaff, houseName, chosen, button, onPick, onPointerDown } = props;
  const { announce } = useShell();
  const { taken, closed } = state;
  const why = taken && whyOf(taken);
  const words = nightInWords(state, isStaff);
  const isInWeeks = houseName === undefined;
  return (
    <td role="gridcell" aria-selected={chosen}>
      <Cell
        type="button"
        {...button}
        $weeks={isInWeeks}
        data-mark={why}
        data-closed={closed}
        data-today={isToday ? '' : undefined}
        data-chosen={chosen ? '' : undefined}
        aria-disabled={closed ? true : undefined}
        aria-label={[isToday && t.calendar.cell.today, dayInWords(day), houseName, words]
          .filter(Boolean)
          .join(', ')}
        onClick={(event) => (closed ? announce(words) : onPick(event.detail === 0))}
        onPointerDown={closed ? undefined : onPointerDown}
      >
        {Number(day.slice(8))}
      </Cell>
      {isInWeeks && why && (
        <small aria-hidden="true">
          <span>{t.calendar.short[why]}</span>
          <b>{t.calendar.letters[why]}</b>
        </small>
      )}
    </td>
  );
}
