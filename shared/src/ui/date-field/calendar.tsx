import { useEffect, useRef, useState } from 'react';
import { formatDate, type PlainDate } from '../../format';
import { monthAfter } from '../../night-grid';
import { ui as texts } from '../../texts/en/ui';
import { CalendarFrame } from './calendar.styles';
import { MonthPicker } from './month-picker';

export type CalendarProps = {
  value: PlainDate | '';
  onSelect: (date: PlainDate) => void;
  isDisabled: (date: PlainDate) => boolean;
  today: PlainDate;
  min?: PlainDate;
  max?: PlainDate;
};

/** A month in which to choose a day. A separate chunk, loaded when first needed. */
export default function Calendar({ value, onSelect, isDisabled, today, min, max }: CalendarProps) {
  const opensAt = value || (min && min > today ? min : max && max < today ? max : today);
  const [month, setMonth] = useState(() => monthAfter(opensAt));
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    frame.current?.querySelector<HTMLElement>('td > [tabindex="0"]')?.focus();
  }, []);
  return (
    <CalendarFrame ref={frame}>
      <MonthPicker
        month={month}
        onMonth={setMonth}
        min={min}
        max={max}
        start={[value, today]}
        isDisabled={isDisabled}
        day={(day, button) => (
          <td
            role="gridcell"
            aria-selected={day === value ? true : undefined}
            data-today={day === today ? '' : undefined}
          >
            <button
              type="button"
              {...button}
              disabled={isDisabled(day)}
              aria-label={[
                day === today && texts.today,
                formatDate(day, texts.locale, 'full'),
                day === value && texts.selected,
              ]
                .filter(Boolean)
                .join(', ')}
              onClick={() => onSelect(day)}
            >
              {Number(day.slice(8))}
            </button>
          </td>
        )}
      />
    </CalendarFrame>
  );
}
