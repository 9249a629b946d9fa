import { nightsBetween, type PlainDate } from '@marisma/area-kit/format';
import { type Cell, daysIn, type Nights } from '@marisma/area-kit/night-grid';
import { intlLocale } from '@marisma/area-kit/texts';
import { VisuallyHidden } from '@marisma/area-kit/ui';
import type { ButtonHTMLAttributes, PointerEvent } from 'react';
import { houseCalendar as texts } from '../texts/en/house-calendar';
import type { Length } from './place';
import { type CalendarRow, type House, isStay } from './queries';
import { CellBox, CellButton, Handle, Head, Name, Row, Label } from './timeline.styles';
import { cellLabel, formatFullDay, shortLabel } from './labels';

interface DayHeadsProps {
  period: Nights;
  shown: Nights;
  today: PlainDate;
  days: Length;
}

/** The heads of the nights; the month is said with its first day, and today in words. */
export function DayHeads({ period, shown, today, days }: DayHeadsProps) {
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
              {formatFullDay(day)}
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
        aria-label={cellLabel(cell, house.name, today)}
        aria-disabled={isPast ? true : undefined}
        onClick={() => !isPast && onOpen()}
        onPointerDown={(event) => (stay || isFree) && !isPast && onDrag(event, false)}
      >
        <Label>{hasRoom && shortLabel(row)}</Label>
      </CellButton>
      {stay?.to === to && (
        <Handle aria-hidden="true" data-end={stay.code} onPointerDown={(event) => onDrag(event, true)} />
      )}
    </CellBox>
  );
}
