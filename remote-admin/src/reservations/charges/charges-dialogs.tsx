import type { Charge, HouseRules } from '@marisma/area-kit/data';
import { addDays, type PlainDate } from '@marisma/area-kit/format';
import {
  Form,
  FormDateField,
  optionalDateFrom,
  optionalGuestsWithin,
  useWatch,
  useZodForm,
} from '@marisma/area-kit/forms';
import { Checkbox, Dialog, Field, Grid, Input, Select, Small } from '@marisma/area-kit/ui';
import * as z from '@marisma/area-kit/zod';
import { useMemo } from 'react';
import { charges } from '../../texts/en/charges';
import { AMOUNT, hundredthsOf } from '../settings/amounts';
import { DialogFoot } from '../settings/dialog-foot';
import { KINDS, overlapWith, type Draft, type DraftCharge } from './charges-draft';
import { daysInWords, nameInWords } from './words';

const { faults, form: texts } = charges;

/** What is edited: a charge of the draft, a new one, perhaps like another, or the rules of the house. */
export type Edited = { charge: DraftCharge } | { like: Charge | undefined } | 'house';

export interface ChargesDialogsProps {
  edited: Edited;
  draft: Draft;
  /** The day where the houses are. */
  today: string;
  onHouse: (house: HouseRules) => void;
  onCharge: (charge: Charge, of: DraftCharge | undefined) => void;
  onClose: () => void;
}

/** The dialog of what is edited. */
export default function ChargesDialogs({
  edited,
  draft,
  today,
  onHouse,
  onCharge,
  onClose,
}: ChargesDialogsProps) {
  if (edited === 'house')
    return draft.house && <HouseDialog house={draft.house} onDone={onHouse} onClose={onClose} />;
  const charge = 'charge' in edited ? edited.charge : undefined;
  return (
    <ChargeDialog
      draft={draft}
      charge={charge}
      like={'like' in edited ? edited.like : undefined}
      today={today}
      onDone={(changed) => onCharge(changed, charge)}
      onClose={onClose}
    />
  );
}

const amountRule = z.string().check(z.trim(), z.regex(AMOUNT, faults.amount));

const houseSchema = z.object({
  pets: z.string().check(z.trim(), z.regex(/^\d$/, charges.house.petsFault)),
  damage: amountRule,
});

interface HouseDialogProps {
  house: HouseRules;
  onDone: (house: HouseRules) => void;
  onClose: () => void;
}

/** Edits how many pets may come and the damage deposit. */
function HouseDialog({ house, onDone, onClose }: HouseDialogProps) {
  const words = charges.house;
  const form = useZodForm(houseSchema, {
    defaultValues: { pets: String(house.max_pets), damage: String(house.damage_deposit_cents / 100) },
  });
  const {
    register,
    formState: { errors },
  } = form;
  return (
    <Dialog open title={words.title} onClose={onClose} closeOnBackdrop={false}>
      <Form
        form={form}
        label={words.title}
        onSubmit={({ pets, damage }) =>
          onDone({ max_pets: Number(pets), damage_deposit_cents: hundredthsOf(damage) })
        }
      >
        <Field label={words.pets} required error={errors.pets?.message}>
          <Input {...register('pets')} inputMode="numeric" autoComplete="off" />
        </Field>
        <Field label={words.damageField} hint={words.damageHint} required error={errors.damage?.message}>
          <Input {...register('damage')} inputMode="decimal" autoComplete="off" />
        </Field>
        <DialogFoot hint={texts.doneHint} onClose={onClose} />
      </Form>
    </Dialog>
  );
}

/** A charge begins and ends within ten years, by the database's rule. */
const FARTHEST_DAY = 3652;

/** What a charge of this name is counted on. */
const kindOf = (name: string, charge: Charge | undefined) => (charge?.name === name ? charge : KINDS[name]);
const isShare = (name: string, charge: Charge | undefined) =>
  ['nights', 'subtotal'].includes(kindOf(name, charge)?.base ?? '');

const chargeSchema = (draft: Draft, charge: DraftCharge | undefined, begun: PlainDate, today: PlainDate) =>
  z
    .object({
      name: z.string(),
      amount: z.string().check(z.trim()),
      included: optionalGuestsWithin(0, 99),
      first: optionalDateFrom(begun),
      last: optionalDateFrom(today),
      forOwner: z.boolean(),
      confirmed: z.boolean(),
    })
    .check((check) => {
      const { name, amount, included, first, last } = check.value;
      const refuse = (field: string, message: string) =>
        void check.issues.push({ code: 'custom', path: [field], message, input: check.value });
      const share = isShare(name, charge);
      if (!AMOUNT.test(amount) || (share && hundredthsOf(amount) > 10_000))
        refuse('amount', share ? faults.share : faults.amount);
      if (kindOf(name, charge)?.base === 'guest_night' && included === null)
        refuse('included', faults.included);
      const farthest = addDays(today, FARTHEST_DAY);
      if (first && first > farthest) return refuse('first', faults.far);
      if (last && last > farthest) return refuse('last', faults.far);
      if (first && last && last < first) return refuse('last', faults.order);
      const days = { name, from_day: first, to_day: last && addDays(last, 1) };
      const other = overlapWith(draft, days, charge?.key);
      if (other) refuse('first', faults.overlap(nameInWords(other), daysInWords(other)));
    });

interface ChargeDialogProps {
  draft: Draft;
  /** The charge to edit; without one a charge is added. */
  charge: DraftCharge | undefined;
  /** With which values one is added. */
  like: Charge | undefined;
  today: PlainDate;
  onDone: (charge: Charge) => void;
  onClose: () => void;
}

/** Adds or edits a charge of the draft. Its name decides what it is counted on. */
function ChargeDialog({ draft, charge, like, today, onDone, onClose }: ChargeDialogProps) {
  const begins = charge ?? like;
  // The first day of a charge that has begun may stay as it is.
  const begun = charge?.from_day && charge.from_day < today ? charge.from_day : today;
  const schema = useMemo(() => chargeSchema(draft, charge, begun, today), [draft, charge, begun, today]);
  const form = useZodForm(schema, {
    defaultValues: {
      name: begins?.name ?? Object.keys(KINDS)[0] ?? '',
      amount: begins ? String((begins.basis_points ?? begins.amount_cents ?? 0) / 100) : '',
      included: String(begins?.included_guests ?? ''),
      first: charge?.from_day ?? '',
      last: charge?.to_day ? addDays(charge.to_day, -1) : '',
      forOwner: begins?.for_owner ?? false,
      confirmed: false,
    },
  });
  const { register, control, formState } = form;
  const { errors } = formState;
  const name = useWatch({ control, name: 'name' });
  const { kind, base } = kindOf(name, begins) ?? { kind: 'fee', base: 'stay' };
  const share = isShare(name, begins);
  const names = new Set([...Object.keys(KINDS), ...(begins ? [begins.name] : [])]);
  const title = charge ? texts.edit : texts.add;
  return (
    <Dialog open title={title} onClose={onClose} closeOnBackdrop={false}>
      <Form
        form={form}
        label={title}
        onSubmit={({ amount, included, first, last, forOwner, confirmed }) =>
          onDone({
            id: charge?.id ?? null,
            name,
            kind,
            base,
            basis_points: share ? hundredthsOf(amount) : null,
            amount_cents: share ? null : hundredthsOf(amount),
            included_guests: base === 'guest_night' ? included : null,
            for_owner: kind === 'fee' && forOwner,
            from_day: first,
            to_day: last && addDays(last, 1),
            sample: charge !== undefined && charge.sample && !confirmed,
          })
        }
      >
        <Field label={texts.name}>
          <Select {...register('name')} disabled={begins !== undefined}>
            {[...names].map((one) => (
              <option key={one} value={one}>
                {nameInWords({ name: one, kind: kindOf(one, begins)?.kind ?? 'fee' })}
              </option>
            ))}
          </Select>
        </Field>
        <Grid $min="9rem" $max={2} $gap={4}>
          <Field
            label={share ? texts.share : texts.amount}
            hint={share ? undefined : texts.amountHint}
            required
            error={errors.amount?.message}
          >
            <Input {...register('amount')} inputMode="decimal" autoComplete="off" />
          </Field>
          {base === 'guest_night' && (
            <Field label={texts.included} required error={errors.included?.message}>
              <Input {...register('included')} inputMode="numeric" autoComplete="off" />
            </Field>
          )}
        </Grid>
        <Grid $min="9rem" $max={2} $gap={4}>
          <FormDateField control={control} name="first" label={texts.first} min={begun} />
          <FormDateField control={control} name="last" label={texts.last} min={today} />
        </Grid>
        <Small>{texts.daysHint}</Small>
        {kind === 'fee' && <Checkbox label={texts.forOwner} {...register('forOwner')} />}
        {charge?.sample && <Checkbox label={texts.confirmed} {...register('confirmed')} />}
        <DialogFoot hint={texts.doneHint} onClose={onClose} />
      </Form>
    </Dialog>
  );
}
