import { CalendarDays } from 'lucide-react';
import { useRef, useState, type Ref } from 'react';
import styled from 'styled-components';
import {
  datePattern,
  formatDate,
  parsePlainDate,
  readDate,
  today as todayNow,
  type PlainDate,
} from '../../format';
import { space } from '../../theme';
import { Button } from '../button';
import { useDeferred } from '../deferred';
import { Field } from '../field';
import { IconButton } from '../icon-button';
import { Input } from '../input';
import { Note } from '../note';
import { Spinner } from '../spinner';
import { ui as texts } from '../../texts/en/ui';
import { DatePopover } from './date-popover';

type Draft = { text: string; value: string; left: boolean };

/**
 * The text of a date field: the formatted value, or the text being typed. A text that is a date is passed on as that
 * date, any other text unchanged; an unreadable or unavailable date is explained on blur.
 */
function useTypedDate(
  value: string,
  onChange: (value: string) => void,
  isDisabled: (date: PlainDate) => boolean,
) {
  const [draft, setDraft] = useState<Draft>();
  const day = parsePlainDate(value) ? value : '';

  const problemOf = (text: string) => {
    if (!text.trim()) return undefined;
    const date = readDate(text, texts.locale);
    if (!date) return texts.dateUnreadable(datePattern(texts.locale));
    return isDisabled(date) ? texts.dateUnavailable : undefined;
  };

  // A draft applies only to the value that it produced, or to an empty value where the caller accepts only available
  // days.
  const isLive = draft?.value === value || (value === '' && draft && problemOf(draft.text));
  const live = isLive ? draft : undefined;

  return {
    day,
    text: live ? live.text : day ? formatDate(day, texts.locale) : value,
    problem: live ? live.left && problemOf(live.text) : !day && problemOf(value),
    type: (text: string) => {
      const next = readDate(text, texts.locale) ?? text.trim();
      setDraft({ text, value: next, left: false });
      if (next !== value) onChange(next);
    },
    leave: () => setDraft(live && problemOf(live.text) ? { ...live, left: true } : undefined),
    choose: (date: PlainDate) => {
      setDraft(undefined);
      onChange(date);
    },
  };
}

const importCalendar = () => import('./calendar');

const Control = styled.div`
  position: relative;

  > input {
    /* As in other fields; less where the field is narrow, so that a whole date fits half of the narrowest phone. */
    padding-inline: clamp(${space(2.5)}, 6.5%, ${space(3.5)}) clamp(${space(9)}, 24%, ${space(12)});
    cursor: pointer;
  }

  > button {
    position: absolute;
    top: 50%;
    right: ${space(0.5)};
    transform: translateY(-50%);
  }
`;

export interface DateFieldProps {
  label: string;
  /** 'YYYY-MM-DD', '' for none, or a typed text that is not a date. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Is called once a day was chosen in the calendar, such as to open that of the next field by a click on its input. */
  onChosen?: (day: PlainDate) => void;
  /** First and last available day, both included. */
  min?: PlainDate;
  max?: PlainDate;
  error?: string;
  required?: boolean;
  placeholder?: string;
  name?: string;
  /** Today where the date counts; by default the visitor's current day. */
  today?: PlainDate;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A date, typed or chosen from a calendar that opens on press (ARIA APG 'Date Picker Dialog'). Uses calendar days only,
 * so the result is the same day in every time zone. In a form use `FormDateField`.
 */
export function DateField(props: DateFieldProps) {
  const { label, value, onChange, onBlur, min, max, error, required, placeholder, name, ref } = props;
  const [open, setOpen] = useState(false);
  const control = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const calendar = useDeferred(importCalendar, false);
  const isDisabled = (date: PlainDate) => Boolean((min && date < min) || (max && date > max));
  const typed = useTypedDate(value, onChange, isDisabled);

  const openCalendar = () => {
    // On close the focus goes to the button, not the input: an input would open a phone's keyboard.
    button.current?.focus({ preventScroll: true });
    if (!calendar.Component) calendar.load();
    setOpen(true);
  };

  return (
    <Field label={label} error={error ?? (typed.problem || undefined)} required={required}>
      <Control ref={control} onPointerEnter={calendar.load}>
        <Input
          ref={ref}
          name={name}
          value={typed.text}
          placeholder={placeholder ?? datePattern(texts.locale)}
          autoComplete="off"
          onChange={(event) => typed.type(event.target.value)}
          onFocus={calendar.load}
          onBlur={() => {
            typed.leave();
            onBlur?.();
          }}
          // A press opens the calendar without focusing the field, so that a phone's keyboard stays closed. Tab focuses
          // the field for typing.
          onMouseDown={(event) => event.preventDefault()}
          onClick={openCalendar}
        />
        <IconButton
          ref={button}
          label={`${texts.chooseDate}: ${label}`}
          icon={<CalendarDays aria-hidden="true" strokeWidth={1.75} />}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={openCalendar}
        />
      </Control>
      <DatePopover open={open} onClose={() => setOpen(false)} label={label} anchor={control}>
        {calendar.Component ? (
          <calendar.Component
            value={typed.day}
            min={min}
            max={max}
            isDisabled={isDisabled}
            today={props.today ?? todayNow()}
            onSelect={(date) => {
              typed.choose(date);
              setOpen(false);
              // Once this dialog is closed: a modal dialog keeps the focus.
              setTimeout(() => props.onChosen?.(date));
            }}
          />
        ) : calendar.error ? (
          <>
            <Note tone="danger">{texts.calendarFailed}</Note>
            <Button variant="outline" onClick={calendar.load}>
              {texts.retry}
            </Button>
          </>
        ) : (
          <Spinner />
        )}
      </DatePopover>
    </Field>
  );
}
