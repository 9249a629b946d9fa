import { change } from '@marisma/area-kit/data';
import { addDays, nightsBetween, parsePlainDate, type PlainDate } from '@marisma/area-kit/format';
import type { Nights } from '@marisma/area-kit/night-grid';
import { useChange } from '@marisma/area-kit/queries';
import { useShell } from '@marisma/area-kit/shell';
import {
  Button,
  ChangeFault,
  ConfirmDialog,
  DateField,
  Field,
  Grid,
  Input,
  SelectField,
  Small,
  Stack,
  Text,
  TitledPanel,
} from '@marisma/area-kit/ui';
import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { House } from '../lib/houses';
import { t } from '../texts';
import { NIGHTS } from './queries';
import type { Selection } from './use-selection';
import { datesInWords, errorInWords } from './words';
import { houseOptions } from '../lib/houses';

interface BlockFormProps {
  houses: readonly House[];
  /** The house that the nights are of. */
  house: House;
  today: PlainDate;
  selection: Selection;
  noteRef: RefObject<HTMLInputElement | null>;
  /** Shows where the nights are that were changed. */
  onChanged: (nights: Nights) => void;
}

/** Blocks and unblocks nights of a house. What is typed is kept until it is done. */
export function BlockForm({ houses, house, today, selection, noteRef, onChanged }: BlockFormProps) {
  const texts = t.calendar.form;
  const { notify } = useShell();
  const [pressed, setPressed] = useState(false);
  const [asked, ask] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { from, to, span, note } = selection;
  const problems = {
    from: parsePlainDate(from) ? undefined : texts.noDay,
    to: !parsePlainDate(to) ? texts.noDay : span || !parsePlainDate(from) ? undefined : texts.order,
  };
  const shown: Partial<typeof problems> = pressed ? problems : {};

  const { busy, variables, error, send, reset } = useChange(async (client, step: 'block' | 'unblock') => {
    const nights = { property_id: house.id, from_day: from, to_day: to };
    if (step === 'unblock') return change(client.rpc('unblock_nights', nights));
    await change(client.rpc('block_nights', { ...nights, note }));
    return nightsBetween(from, to);
  }, NIGHTS);

  // An error is about the nights that were sent.
  const forget = useEffectEvent(() => !busy && reset());
  const content = [from, to, note, house.id].join('\n');
  useEffect(() => void forget(), [content]);

  /** Shows what is missing and goes there. */
  const checked = (): boolean => {
    setPressed(true);
    if (span) return true;
    const invalid = form.current?.querySelectorAll<HTMLInputElement>('input[name]');
    [...(invalid ?? [])].find(({ name }) => problems[name as keyof typeof problems])?.focus();
    return false;
  };

  const submit = async (step: 'block' | 'unblock') => {
    if (!checked()) return;
    const sent = await send(step);
    ask(false);
    if (!sent) return;
    setPressed(false);
    onChanged({ from, to });
    selection.clear();
    selection.setNote('');
    const title = texts[step === 'block' ? 'blocked' : 'unblocked'](sent.answer, house.name);
    notify({ kind: sent.answer === 0 ? 'info' : 'success', title });
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
          <Small>{texts.hint}</Small>
          {houses.length > 1 && (
            <SelectField
              label={t.calendar.house}
              options={houseOptions(houses)}
              value={house.id}
              onChange={selection.setHouse}
            />
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
          <ChangeFault error={error} inWords={errorInWords} />
          <Stack $row $wrap $gap={3}>
            <Button type="submit" busy={busy && variables === 'block'} busyLabel={texts.busy} disabled={busy}>
              {texts.block}
            </Button>
            <Button variant="outline" disabled={busy} onClick={() => ask(checked())}>
              {texts.unblock}
            </Button>
          </Stack>
        </Stack>
      </form>
      {asked && span && (
        <ConfirmUnblock
          house={house.name}
          dates={datesInWords(span)}
          busy={busy && variables === 'unblock'}
          onConfirm={() => void submit('unblock')}
          onClose={() => ask(false)}
        />
      )}
    </TitledPanel>
  );
}

interface ConfirmUnblockProps {
  house: string;
  /** The nights, in words. */
  dates: string;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before nights go back on sale: somebody may book them at once. */
export function ConfirmUnblock({ house, dates, busy, onConfirm, onClose }: ConfirmUnblockProps) {
  const texts = t.calendar.confirm;
  return (
    <ConfirmDialog
      title={texts.title}
      texts={{ yes: texts.unblock, busy: t.calendar.form.busy, no: texts.keep }}
      busy={busy}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <Text $strong>{`${house}, ${dates}`}</Text>
      <Text $muted>{texts.hint}</Text>
    </ConfirmDialog>
  );
}
