import { change } from '@marisma/area-kit/data';
import { addDays, nightsBetween, parsePlainDate } from '@marisma/area-kit/format';
import type { Nights } from '@marisma/area-kit/night-grid';
import { useChange } from '@marisma/area-kit/queries';
import { useShell } from '@marisma/area-kit/shell';
import {
  Button,
  DateField,
  Dialog,
  Field,
  Grid,
  Input,
  RadioGroup,
  Select,
  Stack,
  useDraft,
  useRequestKey,
} from '@marisma/area-kit/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import { useStaffQuote } from '../lib/staff-quote';
import { calendarDialogs } from '../texts/en/calendar-dialogs';
import { houseCalendar } from '../texts/en/house-calendar';
import { ChangeError, daysProblems, Price } from './form-parts';
import { GuestFields, guestProblems, useGuest } from './guest-fields';
import { CALENDAR, type HouseCalendar } from './queries';

const texts = calendarDialogs.form;

/** Read again after a refusal only: the nights of a stay that was added are taken. */
const PRICE = ['price of a new stay'];

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
  const house = houses.find(({ id }) => id === houseId) ?? houses[0];
  const isStay = kind === 'stay';
  const guests = Number(guest.guests);
  const days = daysProblems(from, to);
  const goodDays = !days.from && !days.to;
  const people = guestProblems(guest, house?.sleeps ?? 1);
  const stay = house && { property_id: house.id, check_in: from, check_out: to, guests };
  const queries = useQueryClient();
  const price = useStaffQuote(PRICE, isStay && goodDays && !people.guests ? stay : undefined);
  const content = [houseId, from, to, ...Object.values(guest)];
  const requestKey = useRequestKey(content);
  const problems = { ...days, ...(isStay && people) };
  const shown = pressed ? problems : {};

  const { busy, error, send, reset } = useChange(async (client, quote_hash?: string) => {
    if (!stay) throw new TypeError('There is no house.');
    const { property_id } = stay;
    if (!isStay || quote_hash === undefined) {
      await change(client.rpc('block_nights', { property_id, from_day: from, to_day: to, note }));
      return texts.blocked(nightsBetween(from, to), house.name);
    }
    const { name, email, phone, locale, answer } = guest;
    const contact = { name, email, phone, locale: locale || 'en' };
    const asked = { ...stay, ...contact, confirmed: answer !== 'held', quote_hash, request_key: requestKey };
    return texts.added((await change(client.rpc('create_stay', asked))).code, house.name);
  }, CALENDAR);

  // An error is about what was sent.
  const forget = useEffectEvent(() => !busy && reset());
  const typed = [kind, note, ...content].join('\n');
  useEffect(() => void forget(), [typed]);

  const submit = async () => {
    setPressed(true);
    const wrong = Object.entries(problems).find(([, problem]) => problem !== undefined)?.[0];
    if (wrong || !house) return form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
    if (isStay && !price.quote) return undefined;
    const sent = await send(isStay ? price.quote?.quote_hash : undefined);
    if (!sent) return queries.invalidateQueries({ queryKey: PRICE });
    if (isStay) setGuest();
    else setNote('');
    notify({ kind: 'success', title: sent.answer });
    return onClose();
  };

  return (
    <Dialog
      open
      title={texts.title}
      onClose={() => !busy && onClose()}
      closeOnBackdrop={false}
      actions={
        <>
          <Button variant="outline" onClick={onClose} disabled={busy}>
            {calendarDialogs.back}
          </Button>
          <Button
            busy={busy}
            busyLabel={calendarDialogs.busy}
            disabled={isStay && price.error !== undefined}
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
          <ChangeError error={error} />
          <button type="submit" hidden />
        </Stack>
      </form>
    </Dialog>
  );
}
