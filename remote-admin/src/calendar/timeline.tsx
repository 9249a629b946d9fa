import { addDays, nightsBetween, type PlainDate } from '@marisma/area-kit/format';
import { VisuallyHidden } from '@marisma/area-kit/ui';
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { houseCalendar as texts } from '../texts/en/house-calendar';
import type { HouseCalendar, Nights } from './calendar.data';
import { cellAt, cellsOf, placeAfterKey, within, type Cell, type Place } from './cells';
import { DayHeads } from './day-heads';
import { holds, LENGTHS } from './period';
import { TimelineCell } from './timeline-cell';
import { Ghost, Name, Row, Scroll, TodayLine } from './timeline.styles';
import { useDragging, type Dragged } from './use-dragging';
import { useDrawnDays } from './use-drawn-days';
import { datesInWords } from './words';

const nameOf = (house: string, { from }: Nights): string => `${house} ${from}`;

interface TimelineProps {
  calendar: HouseCalendar;
  /** The period in the address. Until it has been read, the calendar is of the one before. */
  asked: Nights;
  onFrom: (day: PlainDate) => void;
  onOpen: (house: string, cell: Cell) => void;
  onDropped: (dropped: Dragged) => void;
}

/**
 * All houses in a period: a row a house, a column a night. Keys as in ARIA APG 'Grid'; one cell takes part in the tab
 * order. Of a long period only the columns in sight are drawn.
 */
export function Timeline({ calendar, asked, onFrom, onOpen, onDropped }: TimelineProps) {
  const { houses, period, today } = calendar;
  const frame = useRef<HTMLDivElement>(null);
  const wanted = useRef<Place>(undefined);
  const keysId = useId();
  const [at, setAt] = useState<Place>();
  const days = nightsBetween(period.from, period.to);
  const old = asked.from !== period.from || asked.to !== period.to;
  const shape = LENGTHS.find((length) => length >= days) ?? 90;
  const rows = useMemo(
    () => houses.map((house) => ({ house, cells: cellsOf(house, calendar) })),
    [houses, calendar],
  );
  const drawn = useDrawnDays(frame, days);
  const dragging = useDragging(period, days, onDropped);
  const start: Place = { house: houses[0]?.id ?? '', day: holds(period, today) ? today : period.from };
  const current = at && holds(period, at.day) ? at : start;
  const inSight = { from: addDays(period.from, drawn.first), to: addDays(period.from, drawn.end) };

  // Runs after every change: the night may be in a period that is still on its way, or out of sight.
  useEffect(() => {
    const { current: place } = wanted;
    if (!place || old || !holds(period, place.day)) return;
    const cells = rows.find(({ house }) => house.id === place.house)?.cells ?? [];
    const cell = cellAt(cells, place.day);
    const button =
      cell && frame.current?.querySelector<HTMLElement>(`[data-cell="${nameOf(place.house, cell)}"]`);
    if (!button) return;
    wanted.current = undefined;
    button.focus();
    button.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    // Whoever presses keys faster than periods are read moves in the one that is on its way.
    const next = placeAfterKey(event.key, wanted.current ?? current, rows, asked);
    if (!next) return;
    event.preventDefault();
    wanted.current = next;
    setAt(next);
    if (holds(asked, next.day)) return;
    const length = nightsBetween(asked.from, asked.to);
    onFrom(addDays(asked.from, next.day < asked.from ? -length : length));
  };

  return (
    <Scroll ref={frame} data-old={old ? '' : undefined}>
      <div
        role="grid"
        aria-label={texts.grid(datesInWords({ from: period.from, to: addDays(period.to, -1) }))}
        aria-describedby={keysId}
        aria-rowcount={houses.length + 1}
        aria-colcount={days + 1}
        aria-busy={old}
        onKeyDown={onKeyDown}
        tabIndex={-1}
      >
        <DayHeads period={period} shown={inSight} today={today} days={shape} />
        {rows.map(({ house, cells }, row) => (
          <Row key={house.id} role="row" aria-rowindex={row + 2} $days={shape}>
            <Name role="rowheader" aria-colindex={1}>
              {house.name}
            </Name>
            {cells
              .filter(
                (cell) => overlap(cell, inSight) || (current.house === house.id && holds(cell, current.day)),
              )
              .map((cell) => (
                <TimelineCell
                  key={cell.from}
                  cell={cell}
                  house={house}
                  period={period}
                  today={today}
                  name={nameOf(house.id, cell)}
                  inTabOrder={current.house === house.id && holds(cell, current.day)}
                  onFocus={() =>
                    (current.house !== house.id || !holds(cell, current.day)) &&
                    setAt({ house: house.id, day: cell.from })
                  }
                  onOpen={() => !dragging.isDrop() && onOpen(house.id, cell)}
                  onDrag={
                    cell.what === 'free' || cell.what === 'gap' || cell.taken?.stay
                      ? (event, byEnd) => dragging.begin(event, house.id, cell.taken, byEnd)
                      : undefined
                  }
                />
              ))}
            {holds(period, today) && (
              <TodayLine aria-hidden="true" style={columns({ from: today, to: addDays(today, 1) }, period)} />
            )}
            {dragging.shown?.house === house.id && overlap(dragging.shown, period) && (
              <Ghost aria-hidden="true" style={columns(within(dragging.shown, period), period)} />
            )}
          </Row>
        ))}
      </div>
      <VisuallyHidden id={keysId}>{texts.keys}</VisuallyHidden>
    </Scroll>
  );
}

const overlap = (one: Nights, other: Nights): boolean => one.from < other.to && other.from < one.to;

const columns = (nights: Nights, period: Nights) => ({
  gridRow: 1,
  gridColumn: `${nightsBetween(period.from, nights.from) + 2} / span ${nightsBetween(nights.from, nights.to)}`,
});
