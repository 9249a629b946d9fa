import { Field, Grid, Input, RadioGroup, Select, useDraft } from '@marisma/area-kit/ui';
import { calendarDialogs } from '../texts/en/calendar-dialogs';

const texts = calendarDialogs.form;

/** Who comes, as typed. */
export interface Guest {
  name: string;
  guests: string;
  email: string;
  phone: string;
  locale: string;
  answer: string;
}
type GuestField = keyof Guest;

const EMPTY: Guest = { name: '', guests: '2', email: '', phone: '', locale: 'en', answer: 'agreed' };

/** The guest of the form, kept in the tab until the stay is stored; called without a change it is emptied. */
export function useGuest(): [Guest, (change?: Partial<Guest>) => void] {
  const [draft, write] = useDraft('calendar.guest');
  const guest: Guest = { ...EMPTY, ...read(draft) };
  return [guest, (change) => write(change ? JSON.stringify({ ...guest, ...change }) : '')];
}

function read(draft: string): Partial<Guest> {
  try {
    const kept: unknown = JSON.parse(draft || '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

/** What is wrong with a guest, by field. */
export function guestProblems(
  { name, guests, email, phone }: Guest,
  most: number,
): Partial<Record<GuestField, string>> {
  const count = Number(guests);
  const problems: Partial<Record<GuestField, string>> = {};
  if (name.trim() === '') problems.name = texts.noName;
  if (!Number.isInteger(count) || count < 1 || count > most) problems.guests = texts.noGuests(most);
  if (email.trim() === '' && phone.trim() === '') problems.email = texts.noContact;
  return problems;
}

interface GuestFieldsProps {
  guest: Guest;
  setGuest: (change: Partial<Guest>) => void;
  problems: Partial<Record<GuestField, string>>;
  most: number;
}

/** Asks for the guest of a stay. */
export function GuestFields({ guest, setGuest, problems, most }: GuestFieldsProps) {
  const input = (
    name: GuestField,
    rest: { type?: string; inputMode?: 'numeric'; maxLength?: number } = {},
  ) => (
    <Input
      name={name}
      value={guest[name]}
      autoComplete="off"
      {...rest}
      onChange={(event) => setGuest({ [name]: event.target.value })}
    />
  );
  return (
    <>
      <Grid $min="9rem" $max={2} $gap={4}>
        <Field label={texts.name} error={problems.name} required>
          {input('name', { maxLength: 201 })}
        </Field>
        <Field label={texts.guests} hint={texts.guestsHint(most)} error={problems.guests} required>
          {input('guests', { inputMode: 'numeric', maxLength: 2 })}
        </Field>
        <Field label={texts.email} hint={texts.emailHint} error={problems.email}>
          {input('email', { type: 'email', maxLength: 255 })}
        </Field>
        <Field label={texts.phone} error={problems.phone}>
          {input('phone', { type: 'tel', maxLength: 20 })}
        </Field>
      </Grid>
      <Field label={texts.language}>
        <Select value={guest.locale} onChange={(event) => setGuest({ locale: event.target.value })}>
          <option value="en">{texts.languages.en}</option>
          <option value="es">{texts.languages.es}</option>
        </Select>
      </Field>
      <RadioGroup
        label={texts.answer}
        value={guest.answer}
        onChange={(event) => setGuest({ answer: event.target.value })}
        options={[
          { value: 'agreed', label: texts.agreed, hint: texts.agreedHint },
          { value: 'held', label: texts.held, hint: texts.heldHint },
        ]}
      />
    </>
  );
}
