import { addDays, nightsBetween, parsePlainDate } from '@marisma/area-kit/format';
import { useShell } from '@marisma/area-kit/shell';
import { blockNights } from '@marisma/area-kit/stays';
import {
  Button,
  DateField,
  Dialog,
  Field,
  FormStatus,
  Grid,
  Input,
  RadioGroup,
  Select,
  Stack,
  useDraft,
  useRequestKey,
  SignInAgain,
} from '@marisma/area-kit/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { houseCalendar } from '../texts/en/house-calendar';
import type { HouseCalendar, Nights } from './calendar.data';
import { createStay } from './changes.data';
import { daysProblems, Price, useStaffQuote } from './form-parts';
import { GuestFields, guestProblems, useGuest } from './guest-fields';
import { useCalendarChange } from './use-calendar';
import { refusalInWords } from './words';

const texts = houseCalendar.form;

export interface NewDialogProps {
  calendar: HouseCalendar;
  house: string;
  nights: Nights;
  onClose: () => void;
}

/** Adds a stay or a block: the price is read before, and what is typed is kept until it is done. */
export function NewDialog({ calendar, nights, onClose, ...given }: NewDialogProps) {
  const { houses, today } = calendar;
  const { notify } = useShell();
  const [kind, setKind] = useState<'stay' | 'block'>('stay');
  const [houseId, setHouse] = useState(given.house);
  const [from, setFrom] = useState(nights.from);
  const [to, setTo] = useState(nights.to);
  const [note, setNote] = useDraft('calendar.note');
  const [guest, setGuest] = useGuest();
  const [pressed, setPressed] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { busy, refusal, send, forget } = useCalendarChange();
  const house = houses.find(({ id }) => id === houseId) ?? houses[0];
  const isStay = kind === 'stay';
  const guests = Number(guest.guests);
  const days = daysProblems(from, to);
  const goodDays = !days.from && !days.to;
  const people = guestProblems(guest, house?.sleeps ?? 1);
  const stay = house && { propertyId: house.id, from, to, guests };
  const price = useStaffQuote(isStay && goodDays && !people.guests ? stay : undefined);
  const content = [houseId, from, to, ...Object.values(guest)];
  const requestKey = useRequestKey(content);
  const problems = { ...days, ...(isStay && people) };
  const shown = pressed ? problems : {};

  // A refusal is about what was sent.
  const sent = [kind, note, ...content].join('\n');
  const forgetLatest = useRef(forget);
  useEffect(() => {
    forgetLatest.current = forget;
  });
  useEffect(() => forgetLatest.current(), [sent]);

  const submit = async () => {
    setPressed(true);
    const wrong = Object.entries(problems).find(([, problem]) => problem !== undefined)?.[0];
    if (wrong || !house) return form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
    if (isStay) {
      const { quote } = price;
      if (!quote) return undefined;
      const added = await send('add', (client) =>
        createStay(client, {
          propertyId: house.id,
          from,
          to,
          guests,
          name: guest.name,
          email: guest.email,
          phone: guest.phone,
          confirmed: guest.answer !== 'held',
          locale: guest.locale || 'en',
          quoteHash: quote.quote_hash,
          requestKey,
        }),
      );
      // After a change of price the new one is read.
      if (!added) return void price.readAgain();
      setGuest();
      notify({ kind: 'success', title: texts.added(added.code, house.name) });
    } else {
      const done = await send('add', (client) =>
        blockNights(client, { propertyId: house.id, from, to }, note),
      );
      if (!done) return undefined;
      setNote('');
      notify({ kind: 'success', title: texts.blocked(nightsBetween(from, to), house.name) });
    }
    return onClose();
  };

  return (
    <Dialog
      open
      title={texts.title}
      onClose={() => busy === undefined && onClose()}
      closeOnBackdrop={false}
      actions={
        <>
          <Button variant="outline" onClick={onClose} disabled={busy !== undefined}>
            {houseCalendar.back}
          </Button>
          <Button
            busy={busy !== undefined}
            busyLabel={houseCalendar.busy}
            disabled={isStay && price.refusal !== undefined}
            onClick={() => void submit()}
          >
            {isStay ? texts.submitStay : texts.submitBlock}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Stack $gap={5}>
          <RadioGroup
            label={texts.kind}
            value={kind}
            onChange={(event) => setKind(event.target.value as typeof kind)}
            options={[
              { value: 'stay', label: texts.stay, hint: texts.stayHint },
              { value: 'block', label: texts.block, hint: texts.blockHint },
            ]}
          />
          <Field label={houseCalendar.house}>
            <Select value={house?.id} onChange={(event) => setHouse(event.target.value)}>
              {houses.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
          <Grid $min="9rem" $max={2} $gap={4}>
            <DateField
              name="from"
              label={isStay ? texts.checkIn : texts.first}
              value={from}
              onChange={setFrom}
              min={today}
              today={today}
              error={shown.from}
              required
            />
            <DateField
              name="to"
              label={isStay ? texts.checkOut : texts.free}
              value={to}
              onChange={setTo}
              min={addDays(parsePlainDate(from) ? from : today, 1)}
              today={today}
              error={shown.to}
              required
            />
          </Grid>
          {isStay ? (
            <>
              <GuestFields guest={guest} setGuest={setGuest} problems={shown} most={house?.sleeps ?? 1} />
              <Price {...price} />
            </>
          ) : (
            <Field label={texts.note} hint={texts.noteHint}>
              <Input value={note} maxLength={500} onChange={(event) => setNote(event.target.value)} />
            </Field>
          )}
          <FormStatus tone="danger">
            {refusal && (
              <>
                {refusalInWords(refusal)}
                <SignInAgain after={refusal} />
              </>
            )}
          </FormStatus>
          <button type="submit" hidden />
        </Stack>
      </form>
    </Dialog>
  );
}
