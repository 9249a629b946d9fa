import type { DataError } from '@marisma/area-kit/data';
import { errorText } from '@marisma/area-kit/booking/calendar';
import { parsePlainDate, readCents, type PlainDate } from '@marisma/area-kit/format';
import { useShell } from '@marisma/area-kit/shell';
import {
  Button,
  ChangeFault,
  DateField,
  Field,
  Grid,
  Input,
  Small,
  Stack,
  Subheading,
  useTextDraft,
  useRequestKey,
} from '@marisma/area-kit/ui';
import { useRef, useState, type FormEvent } from 'react';
import { t } from '../texts';

export interface Noted {
  day: PlainDate;
  /** 0 where the amount may be missing and is. */
  cents: number;
  /** The reference of a transfer, or what was paid for or done. */
  words: string;
  /** Under which it is noted once. */
  key: string;
}

interface NoteFormProps {
  /** Under which its words are kept in this tab until they are noted. */
  name: string;
  change: { busy: boolean; error: DataError | undefined; send: (noted: Noted) => Promise<unknown> };
  /** None where its panel has one. */
  title?: string;
  hint: string;
  today: PlainDate;
  /** What the amount is at first, as it is typed. */
  amount?: string;
  /** Whether there may be no amount. */
  amountOptional?: boolean;
  /** The field for words: a reference that may be missing, or what something was for. */
  words: { label: string; max: number; required?: boolean };
  /** What it is about, where that can change while the words stay. */
  about?: string;
  submit: string;
  done: string;
}

/** Notes a day, an amount and words; what is typed stays until it is noted. */
export function NoteForm({ name, change, title, hint, today, amount = '', words, ...props }: NoteFormProps) {
  const texts = t.statement.staff;
  const { notify } = useShell();
  const form = useRef<HTMLFormElement>(null);
  const [day, setDay] = useState<string>(today);
  const [typed, setTyped] = useState(amount);
  const [note, setNote] = useTextDraft(`note.${name}`);
  const [pressed, setPressed] = useState(false);
  const key = useRequestKey([day, typed, note, props.about ?? '']);
  const cents = readCents(typed) ?? 0;
  const problems = {
    day: parsePlainDate(day) && day <= today ? undefined : texts.noDay,
    amount: cents > 0 || (props.amountOptional && !typed.trim()) ? undefined : texts.noAmount,
    words: words.required && !note.trim() ? texts.noWhat : undefined,
  };
  const shown: Partial<typeof problems> = pressed ? problems : {};
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setPressed(true);
    const wrong = Object.entries(problems).find(([, problem]) => problem)?.[0];
    if (wrong) return form.current?.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus();
    if (!(await change.send({ day, cents, words: note.trim(), key }))) return;
    setPressed(false);
    setTyped('');
    setNote('');
    notify({ kind: 'success', title: props.done });
  };
  return (
    <form ref={form} noValidate onSubmit={(event) => void send(event)}>
      <Stack $gap={4}>
        <Stack $gap={1}>
          {title && <Subheading>{title}</Subheading>}
          <Small>{hint}</Small>
        </Stack>
        <Grid $min="11rem" $max={3} $gap={4}>
          <DateField
            name="day"
            label={texts.day}
            value={day}
            onChange={setDay}
            max={today}
            today={today}
            error={shown.day}
            required
          />
          <Field label={texts.amount} error={shown.amount} required={!props.amountOptional}>
            <Input
              name="amount"
              inputMode="decimal"
              autoComplete="off"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </Field>
          <Field label={words.label} error={shown.words} required={words.required}>
            <Input
              name="words"
              autoComplete="off"
              maxLength={words.max}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          </Field>
        </Grid>
        <ChangeFault error={change.error} inWords={({ code }) => errorText(code)} />
        <Stack $row>
          <Button type="submit" variant="outline" busy={change.busy} busyLabel={texts.busy}>
            {props.submit}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}
