import * as z from '@marisma/area-kit/shape';
import { readCents } from '@marisma/area-kit/format';
import { Grid, RadioGroup, SelectField } from '@marisma/area-kit/ui';
import type { ComponentProps } from 'react';
import { calendarDialogs } from '../../texts/en/calendar-dialogs';
import { useDraftState } from '../use-draft-state';
import { TextAreaField, TextField } from '../text-field';

const texts = calendarDialogs.form;
const words = texts.offer;

/** Who comes, as typed. */
export interface Guest {
  name: string;
  guests: string;
  email: string;
  phone: string;
  locale: string;
  answer: string;
  /** Of an offer alone. */
  pets: string;
  off: string;
  hours: string;
  message: string;
}

type GuestField = keyof Guest;

const EMPTY: Guest = {
  ...{ name: '', guests: '2', email: '', phone: '', locale: 'en', answer: 'agreed' },
  ...{ pets: '0', off: '', hours: '48', message: '' },
};

const parseGuest = z.record(z.enum(Object.keys(EMPTY)), z.string()).parse;

/**
 * The guest of the form, kept in the tab until the stay is stored.
 * @param first who asked, where somebody did
 */
export const useGuest = (name = 'calendar.guest', first: Partial<Guest> = {}) =>
  useDraftState<Guest>(name, parseGuest, { ...EMPTY, ...first });

/** What is wrong with a guest, by field. */
export function guestProblems(
  { name, guests, email, phone, answer, pets, off }: Guest,
  most: number,
): Partial<Record<GuestField, string>> {
  const count = Number(guests);
  const problems: Partial<Record<GuestField, string>> = {};
  if (name.trim() === '') problems.name = texts.noName;
  if (!Number.isInteger(count) || count < 1 || count > most) problems.guests = texts.noGuests(most);
  if (email.trim() === '' && phone.trim() === '') problems.email = texts.noContact;
  if (answer === 'offered') {
    if (!/^\d$/.test(pets.trim())) problems.pets = texts.offer.noPets;
    if (off.trim() !== '' && !readCents(off)) problems.off = texts.offer.noOff;
  }
  return problems;
}

interface GuestFieldsProps {
  guest: Guest;
  setGuest: (change: Partial<Guest>) => void;
  problems: Partial<Record<GuestField, string>>;
  most: number;
  /** Whether a request is answered, which is by an offer. */
  isAnswer: boolean;
}

const HOURS = [24, 48, 72, 120, 168];

/** Asks for the guest of a stay. */
export function GuestFields({ guest, setGuest, problems, most, isAnswer }: GuestFieldsProps) {
  const field = (
    name: GuestField,
    label: string,
    rest: Partial<Omit<ComponentProps<typeof TextField>, 'onChange'>> = {},
  ) => (
    <TextField
      name={name}
      label={label}
      error={problems[name]}
      value={guest[name]}
      autoComplete="off"
      {...rest}
      onChange={(text) => setGuest({ [name]: text })}
    />
  );
  return (
    <>
      <Grid $min="9rem" $max={2} $gap={4}>
        {field('name', texts.name, { maxLength: 201, required: true })}
        {field('guests', texts.guests, {
          hint: texts.guestsHint(most),
          inputMode: 'numeric',
          maxLength: 2,
          required: true,
        })}
        {field('email', texts.email, { hint: texts.emailHint, type: 'email', maxLength: 255 })}
        {field('phone', texts.phone, { type: 'tel', maxLength: 20 })}
      </Grid>
      <SelectField
        label={texts.language}
        value={guest.locale}
        onChange={(locale) => setGuest({ locale })}
        options={[
          ['en', texts.languages.en],
          ['es', texts.languages.es],
        ]}
      />
      {!isAnswer && (
        <RadioGroup
          label={texts.answer}
          value={guest.answer}
          onChange={(event) => setGuest({ answer: event.target.value })}
          options={[
            { value: 'agreed', label: texts.agreed, hint: texts.agreedHint },
            { value: 'held', label: texts.held, hint: texts.heldHint },
            { value: 'offered', label: texts.offered, hint: texts.offeredHint },
          ]}
        />
      )}
      {guest.answer === 'offered' && (
        <>
          <Grid $min="9rem" $max={2} $gap={4}>
            {field('pets', words.pets, { inputMode: 'numeric', maxLength: 1 })}
            <SelectField
              label={words.hours}
              value={guest.hours}
              onChange={(hours) => setGuest({ hours })}
              options={HOURS.map((hours) => [hours, words.option(hours)])}
            />
          </Grid>
          {field('off', words.off, { hint: words.offHint, inputMode: 'decimal', maxLength: 12 })}
          <TextAreaField
            label={words.message}
            rows={3}
            maxLength={1000}
            value={guest.message}
            onChange={(text) => setGuest({ message: text })}
          />
        </>
      )}
    </>
  );
}
