import { addDays, nightsBetween, type PlainDate } from '@marisma/area-kit/format';
import {
  type Cell,
  cellsOf,
  nightsAfterDrag,
  contains,
  type NightDrag,
  type Nights,
  nightsFromTo,
  overlap,
  rowAt,
  useNightDrag,
  useNightGrid,
  intersect,
} from '@marisma/area-kit/night-grid';
import { VisuallyHidden } from '@marisma/area-kit/ui';
import { type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react';
import { houseCalendar as texts } from '../texts/en/house-calendar';
import { LENGTHS } from './place';
import type { CalendarRow, HouseCalendar } from './queries';
import { DayHeads, TimelineCell } from './timeline-cells';
import { Ghost, Name, Row, Scroll, TodayLine } from './timeline.styles';
import { formatPeriod } from './labels';

interface TimelineProps {
  calendar: HouseCalendar;
  /** The period in the address. Until it has been read, the calendar is of the one before. */
  requested: Nights;
  onFrom: (day: PlainDate) => void;
  onOpen: (house: string, cell: Cell<CalendarRow>) => void;
  /** Free nights were chosen by a drag, or other nights for a stay. */
  onDrop: (house: string, nights: Nights, row?: CalendarRow) => void;
}

/** What a drag moves: a stay, or its end alone. */
interface Moved {
  row: CalendarRow;
  byEnd: boolean;
}

const nightsOf = ({ from, to, item }: NightDrag<Moved>): Nights =>
  item ? nightsAfterDrag(item.row, item.byEnd, from, to) : nightsFromTo(from, to);

/** All houses in a period: a row a house, a column a night. Of a long period only the columns in sight are drawn. */
export function Timeline({ calendar, requested, onFrom, onOpen, onDrop }: TimelineProps) {
  const { houses, period, today, rows } = calendar;
  const frame = useRef<HTMLDivElement>(null);
  const keysId = useId();
  const days = nightsBetween(period.from, period.to);
  const page = nightsBetween(requested.from, requested.to);
  const isOld = requested.from !== period.from || requested.to !== period.to;
  const shape = LENGTHS.find((length) => length >= days) ?? 90;
  const cells = useMemo(
    () =>
      new Map(
        houses.map(({ id }) => [
          id,
          cellsOf(
            rows.filter((row) => row.property_id === id),
            period,
          ),
        ]),
      ),
    [houses, rows, period],
  );
  const drawn = useDrawnDays(frame, days);
  const inSight = { from: addDays(period.from, drawn.first), to: addDays(period.from, drawn.end) };
  const grid = useNightGrid({
    period: requested,
    drawn: period,
    houses: houses.map(({ id }) => id),
    page,
    cellOf: ({ house, day }) => rowAt(cells.get(house) ?? [], day),
    start: { house: houses[0]?.id ?? '', day: contains(period, today) ? today : period.from },
    onLeave: (day) => onFrom(addDays(requested.from, day < requested.from ? -page : page)),
  });
  const { drag, begin, onClickCapture } = useNightDrag<Moved>((dropped) =>
    onDrop(dropped.house, nightsOf(dropped), dropped.item?.row),
  );
  const ghost = drag && nightsOf(drag);
  return (
    <Scroll ref={frame} data-old={isOld ? '' : undefined}>
      <div
        role="grid"
        aria-label={texts.grid(formatPeriod({ from: period.from, to: addDays(period.to, -1) }))}
        aria-describedby={keysId}
        aria-rowcount={houses.length + 1}
        aria-colcount={days + 1}
        aria-busy={isOld}
        onKeyDown={grid.onKeyDown}
        onClickCapture={onClickCapture}
        tabIndex={-1}
      >
        <DayHeads period={period} shown={inSight} today={today} days={shape} />
        {houses.map((house, row) => (
          <Row key={house.id} role="row" aria-rowindex={row + 2} $days={shape}>
            <Name role="rowheader" aria-colindex={1}>
              {house.name}
            </Name>
            {cells
              .get(house.id)
              ?.filter((cell) => overlap(cell, inSight) || grid.isCurrent(house.id, cell))
              .map((cell) => (
                <TimelineCell
                  key={cell.from}
                  cell={cell}
                  house={house}
                  period={period}
                  today={today}
                  button={grid.cellProps(house.id, cell)}
                  onOpen={() => onOpen(house.id, cell)}
                  onDrag={(event, byEnd) =>
                    begin(event, cell.row && cell.row.kind !== 'gap' ? { row: cell.row, byEnd } : undefined)
                  }
                />
              ))}
            {contains(period, today) && (
              <TodayLine aria-hidden="true" style={columns({ from: today, to: addDays(today, 1) }, period)} />
            )}
            {ghost && drag.house === house.id && overlap(ghost, period) && (
              <Ghost aria-hidden="true" style={columns(intersect(ghost, period), period)} />
            )}
          </Row>
        ))}
      </div>
      <VisuallyHidden id={keysId}>{texts.keys}</VisuallyHidden>
    </Scroll>
  );
}

const columns = (nights: Nights, period: Nights) => ({
  gridRow: 1,
  gridColumn: `${nightsBetween(period.from, nights.from) + 2} / span ${nightsBetween(nights.from, nights.to)}`,
});

/** Days drawn beside those in sight, so that a slow scroll shows no blank; also the step in which they change. */
const BESIDE = 7;

/**
 * The days in sight of a row that scrolls: `width` of it shows from `left` on, `whole` is all of it.
 * @returns the first day that is drawn and the one after the last, counted from the start of the period
 */
export function drawnDays(
  { left, width, whole }: { left: number; width: number; whole: number },
  days: number,
): { first: number; end: number } {
  if (whole <= 0 || width <= 0 || whole <= width) return { first: 0, end: days };
  const inSteps = (at: number) => Math.floor(((at / whole) * days) / BESIDE) * BESIDE;
  return {
    first: Math.max(0, inSteps(left) - BESIDE),
    end: Math.min(days, inSteps(left + width) + 2 * BESIDE),
  };
}

/** The days of a period that are drawn: those in sight of the scrolling frame, and some beside. */
function useDrawnDays(frame: RefObject<HTMLElement | null>, days: number) {
  const [drawn, setDrawn] = useState({ first: 0, end: days });
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const look = () => {
      const { scrollLeft: left, clientWidth: width, scrollWidth: whole } = element;
      const next = drawnDays({ left, width, whole }, days);
      setDrawn((now) => (now.first === next.first && now.end === next.end ? now : next));
    };
    look();
    const watcher = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(look);
    watcher?.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      watcher?.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [frame, days]);
  return drawn;
}
