import type { PlainDate } from '@marisma/area-kit/format';
import { useShell } from '@marisma/area-kit/shell';
import type { House } from '../lib/read-houses.data';
import { holds } from '../lib/span';
import { t } from '../texts';
import { stateOf } from './grid-days';
import type { MonthGridProps } from './grid-props';
import { Cell } from './month-grid.styles';
import type { Dragging } from './use-dragging';
import { dayInWords, nightInWords } from './words';

interface NightCellProps extends MonthGridProps {
  house: House;
  day: PlainDate;
  name: string;
  inTabOrder: boolean;
  dragging: Dragging;
  onFocus: () => void;
  onPick: (byKey: boolean) => void;
}

/**
 * A night of a house. One that cannot be chosen takes the focus as well, so that a keyboard and a screen reader reach
 * the reason; pressing it says it.
 */
export function NightCell(props: NightCellProps) {
  const { house, houses, day, today, taken, isStaff, selection, inTabOrder, dragging } = props;
  const { announce } = useShell();
  const single = houses.length === 1;
  const state = stateOf({ house, taken, today }, day);
  const words = nightInWords(state, isStaff);
  const chosen =
    selection.span !== undefined && (single || selection.house === house.id) && holds(selection.span, day);
  const label = [day === today && t.calendar.cell.today, dayInWords(day), !single && house.name, words];
  return (
    <td role="gridcell" aria-selected={chosen}>
      <Cell
        type="button"
        $weeks={single}
        data-cell={props.name}
        data-why={state.taken?.why}
        data-closed={state.closed}
        data-today={day === today ? '' : undefined}
        data-chosen={chosen ? '' : undefined}
        aria-disabled={state.closed ? true : undefined}
        aria-label={label.filter(Boolean).join(', ')}
        tabIndex={inTabOrder ? 0 : -1}
        onFocus={props.onFocus}
        onClick={(event) => (state.closed ? announce(words) : props.onPick(event.detail === 0))}
        {...(!state.closed && dragging({ house: house.id, day }))}
      >
        {Number(day.slice(8))}
      </Cell>
      {single && state.taken && (
        <small aria-hidden="true">
          <span>{t.calendar.short[state.taken.why]}</span>
          <b>{t.calendar.letters[state.taken.why]}</b>
        </small>
      )}
    </td>
  );
}
