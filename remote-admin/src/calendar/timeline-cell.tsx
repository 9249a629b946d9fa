import { nightsBetween, type PlainDate } from '@marisma/area-kit/format';
import type { Cell, Nights } from '@marisma/area-kit/night-grid';
import type { ButtonHTMLAttributes, PointerEvent } from 'react';
import { isStay, type CalendarRow, type House } from './queries';
import { CellBox, CellButton, Handle, Words } from './timeline.styles';
import { cellInWords, shortWords } from './words';

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
export function TimelineCell({ cell, house, period, today, button, onOpen, onDrag }: TimelineCellProps) {
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
