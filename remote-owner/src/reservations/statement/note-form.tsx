import { errorText } from '@marisma/area-kit/booking/calendar';
import { parsePlainDate, readCents, type PlainDate } from '@marisma/area-kit/format';
import { useShell } from '@marisma/area-kit/shell';
import {
  Button,
  DateField,
  Field,
  FormStatus,
  Grid,
  Heading,
  Input,
  SignInAgain,
  Stack,
  Text,
  useRequestKey,
} from '@marisma/area-kit/ui';
import { useRef, useState, type FormEvent } from 'react';
import { t } from '../../texts';
import type { NoteForm as Change } from './queries';

interface NoteFormProps {
  change: Change;
  title: string;
  hint: string;
  today: PlainDate;
  /** What the amount is at first, as it is typed. */
  amount?: string;
  /** The field for words: a reference that may be missing, or what something was for. */
  words: { label: string; max: number; required?: boolean };
  submit: string;
  done: string;
}

/** Notes a day, an amount and words; what is typed stays until it is noted. */
export function NoteForm({ change, title, hint, today, amount = '', words, submit, done }: NoteFormProps) {
  const texts = t.statement.staff;
  const { notify } = useShell();
  const form = useRef<HTMLFormElement>(null);
  const [day, setDay] = useState<string>(today);
  const [typed, setTyped] = useState(amount);
  const [said, say] = useState('');
  const [pressed, setPressed] = useState(false);
  const key = useRequestKey([day, typed, said]);
  const cents = readCents(typed);
  const problems = {
    day: parsePlainDate(day) && day <= today ? undefined : texts.noDay,
    amount: cents > 0 ? undefined : texts.noAmount,
    words: words.required && !said.trim() ? texts.noWhat : undefined,
  };
  const shown: Partial<typeof problems> = pressed ? problems : {};
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setPressed(true);
    const wrong = Object.entries(problems).find(([, problem]) => problem)?.[0];
    if (wrong) return form.current?.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus();
    if (!(await change.send({ day, cents, words: said.trim(), key }))) return;
    setPressed(false);
    setTyped('');
    say('');
    notify({ kind: 'success', title: done });
  };
  return (
    <form ref={form} noValidate onSubmit={(event) => void send(event)}>
      <Stack $gap={4}>
        <Stack $gap={1}>
          <Heading level={3} size="md">
            {title}
          </Heading>
          <Text $size="sm" $muted>
            {hint}
          </Text>
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
          <Field label={texts.amount} error={shown.amount} required>
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
              value={said}
              onChange={(event) => say(event.target.value)}
            />
          </Field>
        </Grid>
        <FormStatus tone="danger">
          {change.error && (
            <>
              {errorText(change.error.code)}
              <SignInAgain after={change.error} />
            </>
          )}
        </FormStatus>
        <Stack $row>
          <Button type="submit" variant="outline" busy={change.busy} busyLabel={texts.busy}>
            {submit}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}
