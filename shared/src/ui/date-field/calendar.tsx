import { useEffect, useRef } from 'react';
import { DayPicker, type Formatters, type Labels } from 'react-day-picker';
import { formatDate, fromLocalDate, toLocalDate, type PlainDate } from '../../format';
import { ui as texts } from '../../texts/en/ui';
import { CalendarFrame } from './calendar.styles';

export type CalendarProps = {
  value: PlainDate | '';
  onSelect: (date: PlainDate) => void;
  isOff: (date: PlainDate) => boolean;
  today: PlainDate;
  min?: PlainDate;
  max?: PlainDate;
};

const words = (): { formatters: Partial<Formatters>; labels: Partial<Labels> } => {
  const weekday = (style: 'short' | 'long') => (date: Date) =>
    new Intl.DateTimeFormat(texts.locale, { weekday: style }).format(date);
  const month = (date: Date) => formatDate(fromLocalDate(date), texts.locale, 'month');
  return {
    formatters: {
      formatCaption: month,
      formatWeekdayName: weekday('short'),
      formatDay: (date) => String(date.getDate()),
    },
    labels: {
      labelGrid: month,
      labelWeekday: weekday('long'),
      labelPrevious: () => texts.previousMonth,
      labelNext: () => texts.nextMonth,
      labelDayButton: (date, { today, selected }) =>
        [
          today && texts.today,
          formatDate(fromLocalDate(date), texts.locale, 'full'),
          selected && texts.selected,
        ]
          .filter(Boolean)
          .join(', '),
    },
  };
};

/**
 * A month in which to choose a day, with the keyboard of ARIA APG 'Date Picker Dialog'. A separate chunk, loaded when
 * first needed.
 */
export default function Calendar(props: CalendarProps) {
  const { value, onSelect, isOff, today, min, max } = props;
  const opensAt = value || (min && min > today ? min : max && max < today ? max : today);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    frame.current?.querySelector<HTMLElement>('.rdp-day_button[tabindex="0"]')?.focus();
  }, []);
  return (
    <CalendarFrame ref={frame}>
      <DayPicker
        mode="single"
        required
        showOutsideDays={false}
        weekStartsOn={texts.locale.startsWith('es-ES') ? 1 : 0}
        selected={value ? toLocalDate(value) : undefined}
        onSelect={(date: Date) => onSelect(fromLocalDate(date))}
        defaultMonth={toLocalDate(opensAt)}
        today={toLocalDate(today)}
        startMonth={min ? toLocalDate(min) : undefined}
        endMonth={max ? toLocalDate(max) : undefined}
        disabled={(date) => isOff(fromLocalDate(date))}
        {...words()}
      />
    </CalendarFrame>
  );
}
