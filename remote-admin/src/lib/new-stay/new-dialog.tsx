import { QuoteLines } from '@marisma/area-kit/booking/calendar';
import { change } from '@marisma/area-kit/data';
import { addDays, nightsBetween, parsePlainDate, type PlainDate, readCents } from '@marisma/area-kit/format';
import type { Nights } from '@marisma/area-kit/night-grid';
import { useChange } from '@marisma/area-kit/queries';
import { useShell } from '@marisma/area-kit/shell';
import {
  Button,
  DateField,
  Dialog,
  Grid,
  RadioGroup,
  SelectField,
  Stack,
  useTextDraft,
  useRequestKey,
} from '@marisma/area-kit/ui';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { calendarDialogs } from '../../texts/en/calendar-dialogs';
import { houseCalendar } from '../../texts/en/house-calendar';
import { useStaffQuote } from '../staff-quote';
import { useDebounced } from '../use-debounced';
import { ChangeError, daysProblems, Price } from './form-parts';
import { type Guest, GuestFields, guestProblems, useGuest } from './guest-fields';
import { type House, houseOptions } from '../houses';
import { TextField } from '../text-field';

const texts = calendarDialogs.form;

/** Read again after a refusal only: the nights of a stay that was added are taken. */
const PRICE = ['price of a new stay'];

interface NewDialogProps {
  houses: readonly House[];
  today: PlainDate;
  house: string;
  nights: Nights;
  /** The request that an offer answers, and who asked. */
  answers?: { request: string; guest: Partial<Guest> };
  /** What is read again afterwards. */
  changes: QueryKey;
  onClose: () => void;
}

/** Adds a stay, an offer of one or a block: the price is read before, and what is typed is kept until it is done. */
export function NewDialog(props: NewDialogProps) {
  const { houses, today, nights, answers, changes, onClose, ...given } = props;
  const { notify } = useShell();
  const [kind, setKind] = useState<'stay' | 'block'>('stay');
  const [houseId, setHouse] = useState(given.house);
  const [from, setFrom] = useState(nights.from);
  const [to, setTo] = useState(nights.to);
  const [note, setNote] = useTextDraft('calendar.note');
  const [guest, setGuest, forgetGuest] = useGuest(answers && `desk.offer.${answers.request}`, answers?.guest);
  const [pressed, setPressed] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const house = houses.find(({ id }) => id === houseId) ?? houses[0];
  const isStay = kind === 'stay';
  const guests = Number(guest.guests);
  const days = daysProblems(from, to);
  const goodDays = !days.from && !days.to;
  const people = guestProblems(guest, house?.sleeps ?? 1);
  const isOffer = isStay && guest.answer === 'offered';
  const settled = useDebounced(guest.off);
  const priced = isOffer ? { pets: Number(guest.pets), discount_cents: readCents(settled) ?? 0 } : {};
  const stay = house && { property_id: house.id, check_in: from, check_out: to, guests, ...priced };
  const queries = useQueryClient();
  const canPrice = isStay && goodDays && !people.guests && !people.pets && !people.off;
  const price = useStaffQuote(PRICE, canPrice && (!isOffer || settled === guest.off) ? stay : undefined);
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
    const sent = { ...stay, ...contact, quote_hash, request_key: requestKey };
    if (isOffer) {
      const { message, hours } = guest;
      const { pets, discount_cents } = { pets: 0, discount_cents: 0, ...priced };
      const terms = { pets, discount_cents, message, hours: Number(hours), request_id: answers?.request };
      const { code } = await change(client.rpc('make_offer', { ...sent, ...terms }));
      return email.trim() ? texts.offer.sent(code, email.trim()) : texts.offer.unsent(code);
    }
    const args = { ...sent, confirmed: answer !== 'held' };
    return texts.added((await change(client.rpc('create_stay', args))).code, house.name);
  }, changes);

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
    if (isStay) forgetGuest();
    else setNote('');
    notify({ kind: 'success', title: sent.answer });
    return onClose();
  };

  return (
    <Dialog
      open
      title={answers ? texts.offer.title : texts.title}
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
            {isOffer ? texts.offer.submit : isStay ? texts.submitStay : texts.submitBlock}
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
          {!answers && (
            <RadioGroup
              label={texts.kind}
              value={kind}
              onChange={(event) => setKind(event.target.value as typeof kind)}
              options={[
                { value: 'stay', label: texts.stay, hint: texts.stayHint },
                { value: 'block', label: texts.block, hint: texts.blockHint },
              ]}
            />
          )}
          <SelectField
            label={houseCalendar.house}
            value={house?.id ?? ''}
            onChange={setHouse}
            options={houseOptions(houses)}
          />
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
              <GuestFields
                guest={guest}
                setGuest={setGuest}
                problems={shown}
                most={house?.sleeps ?? 1}
                isAnswer={answers !== undefined}
              />
              <Price {...price}>{(quote) => <QuoteLines quote={quote} />}</Price>
            </>
          ) : (
            <TextField
              label={texts.note}
              hint={texts.noteHint}
              value={note}
              maxLength={500}
              onChange={setNote}
            />
          )}
          <ChangeError error={error} />
          <button type="submit" hidden />
        </Stack>
      </form>
    </Dialog>
  );
}
