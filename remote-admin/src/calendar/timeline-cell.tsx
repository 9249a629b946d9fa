import { nightsBetween, type PlainDate } from '@marisma/area-kit/format';
import type { PointerEvent } from 'react';
import type { House, Nights, Taken } from './calendar.data';
import type { Cell } from './cells';
import { CellBox, CellButton, Handle, Words } from './timeline.styles';
import { cellInWords, shortWords } from './words';

interface TimelineCellProps {
  cell: Cell;
  house: House;
  period: Nights;
  today: PlainDate;
  name: string;
  inTabOrder: boolean;
  onFocus: () => void;
  onOpen: () => void;
  /** A drag begins; undefined where nothing can be dragged. */
  onDrag?: (event: PointerEvent<HTMLElement>, byEnd: boolean) => void;
}

/** What may be dragged: stays, whose form is opened at the end. */
const isMovable = (taken?: Taken) => taken?.stay !== undefined;

/** A night, or the nights of a stay, block or gap, of a house. */
export function TimelineCell(props: TimelineCellProps) {
  const { cell, house, period, today, name, inTabOrder, onFocus, onOpen, onDrag } = props;
  const { what, from, to, taken } = cell;
  const first = nightsBetween(period.from, from);
  const span = nightsBetween(from, to);
  const isPast = what === 'past';
  // A gap of one night has its pattern alone where its column is narrower than the word.
  const hasRoom = what !== 'gap' || span > 1 || nightsBetween(period.from, period.to) <= 14;
  const endsHere = taken !== undefined && taken.to === to;
  return (
    <CellBox
      role="gridcell"
      aria-colindex={first + 2}
      aria-colspan={span > 1 ? span : undefined}
      style={{ gridRow: 1, gridColumn: `${first + 2} / span ${span}` }}
    >
      <CellButton
        type="button"
        data-cell={name}
        data-mark={what === 'taken' ? taken?.why : what}
        aria-label={cellInWords(cell, house.name, today)}
        aria-disabled={isPast ? true : undefined}
        tabIndex={inTabOrder ? 0 : -1}
        onFocus={onFocus}
        onClick={() => !isPast && onOpen()}
        onPointerDown={(event) => onDrag?.(event, false)}
      >
        <Words>{hasRoom && shortWords(cell)}</Words>
      </CellButton>
      {onDrag && isMovable(taken) && endsHere && (
        <Handle
          aria-hidden="true"
          data-end={taken?.stay?.code}
          onPointerDown={(event) => onDrag(event, true)}
        />
      )}
    </CellBox>
  );
}
