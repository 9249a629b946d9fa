import type { ReactNode } from 'react';
import { addDays, formatDate, type PlainDate } from '../../format';
import { daysIn, contains, monthAfter, MonthWeeks, useNightGrid } from '../../night-grid';
import { ui as texts } from '../../texts/en/ui';

interface MonthPickerProps {
  /** The first day of the first month that is shown. */
  month: PlainDate;
  onMonth: (month: PlainDate) => void;
  /** How many months stand side by side. */
  months?: 1 | 2;
  /** The days whose months can be shown. */
  min?: PlainDate;
  max?: PlainDate;
  /** The days in the tab order until another one has had the focus: the first that can take it. */
  start: readonly PlainDate[];
  /** Days that cannot be chosen and take no focus. */
  isDisabled?: (day: PlainDate) => boolean;
  /** Draws the cell of a day. */
  day: (day: PlainDate, button: DayButtonProps) => ReactNode;
  /** Draws the cell of a day of another month; by default an empty one. */
  outside?: (day: PlainDate) => ReactNode;
}

type DayButtonProps = ReturnType<ReturnType<typeof useNightGrid>['cellProps']>;

const GRID = 'day';

/** Months in which to choose a day, with the keyboard of ARIA APG 'Date Picker Dialog'. */
export function MonthPicker(props: MonthPickerProps) {
  const {
    month,
    onMonth,
    months = 1,
    min = '0001-01-01',
    max = '9999-11-30',
    start,
    isDisabled,
    day,
    outside,
  } = props;
  const period = { from: month, to: monthAfter(month, months) };
  const bounds = { from: monthAfter(min), to: monthAfter(max, 1) };
  const first = [...start, ...daysIn(period)].find((one) => contains(period, one) && !isDisabled?.(one));
  const grid = useNightGrid({
    period,
    bounds,
    isDisabled,
    start: { house: GRID, day: first ?? month },
    onLeave: (next) => onMonth(monthAfter(next)),
  });
  const pager = (by: 1 | -1, label: string, isOpen: boolean, points: string) => (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOpen ? undefined : true}
      tabIndex={isOpen ? undefined : -1}
      onClick={() => isOpen && onMonth(monthAfter(month, by))}
    >
      <svg aria-hidden="true" viewBox="0 0 24 24">
        <polygon points={points} />
      </svg>
    </button>
  );
  return (
    <div className="picker">
      <div className="pagers">
        {pager(-1, texts.previousMonth, month > bounds.from, '16 18.1 9.8 12 16 5.9 14.1 4 6 12 14.1 20')}
        {pager(1, texts.nextMonth, period.to < bounds.to, '8 18.1 14.2 12 8 5.9 9.9 4 18 12 9.9 20')}
      </div>
      <div className="months" role="presentation" onKeyDown={grid.onKeyDown}>
        {Array.from({ length: months }, (_, place) => monthAfter(month, place)).map((shown) => {
          const name = formatDate(shown, texts.locale, 'month');
          return (
            <div key={shown}>
              <div className="caption">
                <span role="status" aria-live="polite">
                  {name}
                </span>
              </div>
              <table role="grid" aria-label={name}>
                <MonthWeeks
                  month={shown}
                  outside={outside}
                  night={(one) => day(one, grid.cellProps(GRID, { from: one, to: addDays(one, 1) }))}
                />
              </table>
            </div>
          );
        })}
      </div>
    </div>
  );
}
