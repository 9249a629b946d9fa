import { createContext, useContext, useEffect, useRef } from 'react';
import type { DayButtonProps } from 'react-day-picker';
import type { PlainDate } from '../../format';
import { amountInCell } from './describe-day';
import type { DayState } from '../stay-days';

export const DayStates = createContext<(day: PlainDate) => DayState>(() => ({}));

/**
 * A day with its price, or its total as a departure. A closed day takes the focus, so that a keyboard and a screen
 * reader reach the reason; `aria-disabled` says that it cannot be chosen.
 */
export function StayDayButton({ day, modifiers, children, ...button }: DayButtonProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const state = useContext(DayStates)(day.isoDate);
  const { focused } = modifiers;
  useEffect(() => {
    if (focused) ref.current?.focus();
  }, [focused]);
  return (
    <>
      <button
        {...button}
        ref={ref}
        disabled={false}
        aria-disabled={state.closed ? true : undefined}
        data-closed={state.closed}
      >
        <span>{children}</span>
      </button>
      {/* Outside the button: its name begins with the date, and would not contain '26 6,000' (WCAG 2.5.3). */}
      <small aria-hidden="true">{amountInCell(state)}</small>
    </>
  );
}
