import { addDays, nightsBetween, type PlainDate } from '@marisma/area-kit/format';
import {
  cellsOf,
  daysIn,
  dragged,
  holds,
  nightsFromTo,
  overlap,
  rowAt,
  useNightDrag,
  useNightGrid,
  within,
  type Cell,
  type NightDrag,
  type Nights,
} from '@marisma/area-kit/night-grid';
import { intlLocale } from '@marisma/area-kit/texts';
import { VisuallyHidden } from '@marisma/area-kit/ui';
import { useId, useMemo, useRef } from 'react';
import { houseCalendar as texts } from '../texts/en/house-calendar';
import { LENGTHS, type Length } from './place';
import type { CalendarRow, HouseCalendar } from './queries';
import { TimelineCell } from './timeline-cell';
import { Ghost, Head, Name, Row, Scroll, TodayLine } from './timeline.styles';
import { useDrawnDays } from './use-drawn-days';
import { datesInWords, dayInWords } from './words';

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
