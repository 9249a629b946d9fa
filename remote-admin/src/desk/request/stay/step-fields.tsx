import { dayAtHouse, parsePlainDate, readCents, type PlainDate } from '@marisma/area-kit/format';
import { DateField, useTextDraft, useToday } from '@marisma/area-kit/ui';
import { useState } from 'react';
import { t } from '../../../texts';
import { TextAreaField, TextField } from '../../../lib/text-field';

export const amountOf = (cents: number): string => (cents / 100).toFixed(2);

/** What is typed into a field; it is said to be wrong once `check` was called, until it is typed again. */
export function useTyped(first: string, isGood: (typed: string) => boolean) {
  const [typed, setTyped] = useState(first);
  const [tried, setTried] = useState(false);
  const good = isGood(typed);
  return {
    typed,
    isWrong: tried && !good,
    type: (next: string) => {
      setTried(false);
      setTyped(next);
    },
    check: () => {
      setTried(true);
      return good;
    },
  };
}

/** An amount: what is typed, its cents, and its field, which says what is wrong once `check` was called. */
export function useAmount({ label = t.bill.amount, hint, first = '', wrong, possible }: AmountOptions) {
  const read = (text: string) => {
    const cents = readCents(text);
    return cents !== undefined && possible(cents) ? cents : undefined;
  };
  const { typed, isWrong, type, check } = useTyped(first, (text) => read(text) !== undefined);
  return {
    typed,
    cents: read(typed),
    check,
    field: (
      <TextField
        label={label}
        hint={hint}
        error={isWrong ? wrong : undefined}
        required
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onChange={type}
      />
    ),
  };
}

interface AmountOptions {
  label?: string;
  hint?: string;
  first?: string;
  wrong: string;
  possible: (cents: number) => boolean;
}

/** A day of the house between two days, both included. */
export function useDay({ label, first, min, max, wrong }: DayOptions) {
  const today = useToday(dayAtHouse);
  const day = useTyped(
    first ?? today,
    (text) => parsePlainDate(text) !== undefined && (!min || text >= min) && (!max || text <= max),
  );
  return {
    day: day.typed,
    check: day.check,
    field: (
      <DateField
        label={label}
        value={day.typed}
        min={min}
        max={max}
        today={today}
        error={day.isWrong ? wrong : undefined}
        onChange={day.type}
        required
      />
    ),
  };
}

interface DayOptions {
  label: string;
  first?: PlainDate;
  min?: PlainDate;
  max?: PlainDate;
  wrong: string;
}

/** A reason that the guest reads; it is kept in this tab until the change is made. */
export function useReason(
  name: string,
  {
    rows = 3,
    most = 1000,
    label = t.bill.reason,
    hint = t.bill.reasonHint,
    needed = true,
  }: ReasonOptions = {},
) {
  const [typed, write] = useTextDraft(name);
  const [tried, setTried] = useState(false);
  const reason = typed.trim();
  return {
    reason,
    field: (
      <TextAreaField
        label={label}
        hint={hint}
        error={tried && needed && !reason ? t.bill.noReason : undefined}
        required={needed}
        rows={rows}
        maxLength={most}
        value={typed}
        onChange={(text) => {
          setTried(false);
          write(text);
        }}
      />
    ),
    check: () => {
      setTried(true);
      return !needed || reason !== '';
    },
    forget: () => write(''),
  };
}

interface ReasonOptions {
  rows?: number;
  most?: number;
  label?: string;
  hint?: string;
  needed?: boolean;
}
