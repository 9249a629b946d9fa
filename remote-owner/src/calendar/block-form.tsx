import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { addDays, nightsBetween, parsePlainDate, type PlainDate } from '@marisma/area-kit/format';
import { useShell } from '@marisma/area-kit/shell';
import {
  Button,
  DateField,
  Field,
  FormStatus,
  Grid,
  Input,
  Select,
  Stack,
  Text,
  TitledPanel,
  SignInAgain,
} from '@marisma/area-kit/ui';
import { blockNights, unblockNights } from '@marisma/area-kit/stays';
import type { House } from '../lib/read-houses.data';
import { useChange } from '../lib/use-change';
import { t } from '../texts';
import type { Selection } from './use-selection';
import { ConfirmUnblock } from './confirm-unblock';
import { datesInWords, refusalInWords } from './words';

interface BlockFormProps {
  houses: readonly House[];
  /** The house that the nights are of. */
  house: House;
  today: PlainDate;
  selection: Selection;
  noteRef: RefObject<HTMLInputElement | null>;
}

/** Blocks and unblocks nights of a house. What is typed is kept until it is done. */
export function BlockForm({ houses, house, today, selection, noteRef }: BlockFormProps) {
  const texts = t.calendar.form;
  const { notify } = useShell();
  const { busy, refusal, send, forget } = useChange();
  const [pressed, setPressed] = useState(false);
  const [asked, ask] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { from, to, span, note } = selection;
  const problems = {
    from: parsePlainDate(from) ? undefined : texts.noDay,
    to: !parsePlainDate(to) ? texts.noDay : span || !parsePlainDate(from) ? undefined : texts.order,
  };
  const shown: Partial<typeof problems> = pressed ? problems : {};

  // A refusal is about the nights that were sent.
  const content = [from, to, note, house.id].join('\n');
  const forgetLatest = useRef(forget);
  useEffect(() => {
    forgetLatest.current = forget;
  });
  useEffect(() => forgetLatest.current(), [content]);

  /** Shows what is missing and goes there. */
  const checked = (): boolean => {
    setPressed(true);
    if (span) return true;
    const invalid = form.current?.querySelectorAll<HTMLInputElement>('input[name]');
    [...(invalid ?? [])].find(({ name }) => problems[name as keyof typeof problems])?.focus();
    return false;
  };

  const submit = async (change: 'block' | 'unblock') => {
    if (!checked() || !span) return;
    const nights = { propertyId: house.id, ...span };
    const count = await send(change, async (client) => {
      if (change === 'unblock') return unblockNights(client, nights);
      await blockNights(client, nights, note);
      return nightsBetween(span.from, span.to);
    });
    ask(false);
    if (count === undefined) return;
    setPressed(false);
    selection.clear();
    selection.setNote('');
    const said = change === 'block' ? texts.blocked : texts.unblocked;
    notify({ kind: count === 0 ? 'info' : 'success', title: said(count, house.name) });
  };
  return (
    <TitledPanel title={texts.title}>
      <form
        ref={form}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void submit('block');
        }}
      >
        <Stack $gap={4}>
          <Text $size="sm" $muted>
            {texts.hint}
          </Text>
          {houses.length > 1 && (
            <Field label={t.calendar.house}>
              <Select value={house.id} onChange={(event) => selection.setHouse(event.target.value)}>
                {houses.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            </Field>
          )}
          <Grid $min="11rem" $max={2} $gap={4}>
            <DateField
              name="from"
              label={texts.from}
              value={from}
              onChange={selection.setFrom}
              min={today}
              today={today}
              error={shown.from}
              required
            />
            <DateField
              name="to"
              label={texts.to}
              value={to}
              onChange={selection.setTo}
              min={parsePlainDate(from) ? addDays(from, 1) : addDays(today, 1)}
              today={today}
              error={shown.to}
              required
            />
          </Grid>
          <Field label={texts.note} hint={texts.noteHint}>
            <Input
              ref={noteRef}
              value={note}
              maxLength={500}
              autoComplete="off"
              onChange={(event) => selection.setNote(event.target.value)}
            />
          </Field>
          <FormStatus tone="danger">
            {refusal && (
              <>
                {refusalInWords(refusal)}
                <SignInAgain after={refusal} />
              </>
            )}
          </FormStatus>
          <Stack $row $wrap $gap={3}>
            <Button
              type="submit"
              busy={busy === 'block'}
              busyLabel={texts.busy}
              disabled={busy !== undefined}
            >
              {texts.block}
            </Button>
            <Button variant="outline" disabled={busy !== undefined} onClick={() => ask(checked())}>
              {texts.unblock}
            </Button>
          </Stack>
        </Stack>
      </form>
      {asked && span && (
        <ConfirmUnblock
          house={house.name}
          dates={datesInWords(span)}
          busy={busy === 'unblock'}
          onConfirm={() => void submit('unblock')}
          onClose={() => ask(false)}
        />
      )}
    </TitledPanel>
  );
}
