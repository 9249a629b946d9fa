import type { PlainDate } from '@marisma/area-kit/format';
import { useShell } from '@marisma/area-kit/shell';
import type { ButtonHTMLAttributes, PointerEvent } from 'react';
import { t } from '../texts';
import { Cell } from './month-grid.styles';
import { whyOf, type NightState } from './night-state';
import { dayInWords, nightInWords } from './words';

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
export function NightCell(props: NightCellProps) {
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
