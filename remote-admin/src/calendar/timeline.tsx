import { addDays, nightsBetween, type PlainDate } from '@marisma/area-kit/format';
import {
  type Cell,
  cellsOf,
  daysIn,
  dragged,
  holds,
  type NightDrag,
  type Nights,
  nightsFromTo,
  overlap,
  rowAt,
  useNightDrag,
  useNightGrid,
  within,
} from '@marisma/area-kit/night-grid';
import { intlLocale } from '@marisma/area-kit/texts';
import { VisuallyHidden } from '@marisma/area-kit/ui';
import {
  type ButtonHTMLAttributes,
  type PointerEvent,
  type RefObject,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { houseCalendar as texts } from '../texts/en/house-calendar';
import { type Length, LENGTHS } from './place';
import { type CalendarRow, type House, type HouseCalendar, isStay } from './queries';
import {
  CellBox,
  CellButton,
  Ghost,
  Handle,
  Head,
  Name,
  Row,
  Scroll,
  TodayLine,
  Words,
} from './timeline.styles';
import { cellInWords, datesInWords, dayInWords, shortWords } from './words';

interface TimelineProps {
  calendar: HouseCalendar;
  /** The period in the address. Until it has been read, the calendar is of the one before. */
  asked: Nights;
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
  item ? dragged(item.row, item.byEnd, from, to) : nightsFromTo(from, to);

/** All houses in a period: a row a house, a column a night. Of a long period only the columns in sight are drawn. */
export function Timeline({ calendar, asked, onFrom, onOpen, onDrop }: TimelineProps) {
  const { houses, period, today, rows } = calendar;
  const frame = useRef<HTMLDivElement>(null);
  const keysId = useId();
  const days = nightsBetween(period.from, period.to);
  const page = nightsBetween(asked.from, asked.to);
  const isOld = asked.from !== period.from || asked.to !== period.to;
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
    period: asked,
    drawn: period,
    houses: houses.map(({ id }) => id),
    page,
    cellOf: ({ house, day }) => rowAt(cells.get(house) ?? [], day),
    start: { house: houses[0]?.id ?? '', day: holds(period, today) ? today : period.from },
    onLeave: (day) => onFrom(addDays(asked.from, day < asked.from ? -page : page)),
  });
  const { drag, begin, onClickCapture } = useNightDrag<Moved>((dropped) =>
    onDrop(dropped.house, nightsOf(dropped), dropped.item?.row),
  );
  const ghost = drag && nightsOf(drag);
  return (
    <Scroll ref={frame} data-old={isOld ? '' : undefined}>
      <div
        role="grid"
        aria-label={texts.grid(datesInWords({ from: period.from, to: addDays(period.to, -1) }))}
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
            {holds(period, today) && (
              <TodayLine aria-hidden="true" style={columns({ from: today, to: addDays(today, 1) }, period)} />
            )}
            {ghost && drag.house === house.id && overlap(ghost, period) && (
              <Ghost aria-hidden="true" style={columns(within(ghost, period), period)} />
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

interface DayHeadsProps {
  period: Nights;
  /** The days that are drawn. */
  shown: Nights;
  today: PlainDate;
  days: Length;
}

/** The heads of the nights; the month is said with its first day, and today in words. */
function DayHeads({ period, shown, today, days }: DayHeadsProps) {
  const locale = intlLocale();
  const month = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
  const weekday = new Intl.DateTimeFormat(locale, {
    weekday: days === 14 ? 'short' : 'narrow',
    timeZone: 'UTC',
  });
  return (
    <Row role="row" aria-rowindex={1} $days={days}>
      <Name role="columnheader" aria-colindex={1}>
        {texts.house}
      </Name>
      {daysIn(shown).map((day) => {
        const at = new Date(`${day}T00:00:00Z`);
        const column = nightsBetween(period.from, day) + 2;
        const begins = day === period.from || day.endsWith('-01');
        return (
          <Head
            key={day}
            role="columnheader"
            aria-colindex={column}
            data-month={begins ? '' : undefined}
            data-today={day === today ? '' : undefined}
            style={{ gridRow: 1, gridColumn: column }}
          >
            <VisuallyHidden>
              {day === today && `${texts.cell.isToday}, `}
              {dayInWords(day)}
            </VisuallyHidden>
            <small aria-hidden="true">{begins ? month.format(at) : weekday.format(at)}</small>
            <span aria-hidden="true">{Number(day.slice(8))}</span>
          </Head>
        );
      })}
    </Row>
  );
}

interface TimelineCellProps {
  cell: Cell<CalendarRow>;
  house: House;
  period: Nights;
  today: PlainDate;
  /** Its place in the order of focus. */
  button: ButtonHTMLAttributes<HTMLButtonElement>;
  onOpen: () => void;
  onDrag: (event: PointerEvent, byEnd: boolean) => void;
}

/** A night, or the nights of a stay, block or gap, of a house. Free nights and stays can be dragged. */
function TimelineCell({ cell, house, period, today, button, onOpen, onDrag }: TimelineCellProps) {
  const { from, to, row } = cell;
  const column = nightsBetween(period.from, from) + 2;
  const span = nightsBetween(from, to);
  const isPast = !row && from < today;
  const stay = row && isStay(row) ? row : undefined;
  const isFree = !row || row.kind === 'gap';
  // A gap of one night has its pattern alone where its column is narrower than the word.
  const hasRoom = row?.kind !== 'gap' || span > 1 || nightsBetween(period.from, period.to) <= 14;
  return (
    <CellBox
      role="gridcell"
      aria-colindex={column}
      aria-colspan={span > 1 ? span : undefined}
      style={{ gridRow: 1, gridColumn: `${column} / span ${span}` }}
    >
      <CellButton
        type="button"
        {...button}
        data-mark={row?.kind ?? (isPast ? 'past' : 'free')}
        aria-label={cellInWords(cell, house.name, today)}
        aria-disabled={isPast ? true : undefined}
        onClick={() => !isPast && onOpen()}
        onPointerDown={(event) => (stay || isFree) && !isPast && onDrag(event, false)}
      >
        <Words>{hasRoom && shortWords(row)}</Words>
      </CellButton>
      {stay?.to === to && (
        <Handle aria-hidden="true" data-end={stay.code} onPointerDown={(event) => onDrag(event, true)} />
      )}
    </CellBox>
  );
}

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
