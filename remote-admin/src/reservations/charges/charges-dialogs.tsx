import type { Charge } from '@marisma/area-kit/data';
import { addDays, type PlainDate } from '@marisma/area-kit/format';
import {
  FormDateField,
  FormField,
  optionalDateFrom,
  optionalGuestsWithin,
  useWatch,
  useZodForm,
} from '@marisma/area-kit/forms';
import { Checkbox, Grid, Small } from '@marisma/area-kit/ui';
import * as z from '@marisma/area-kit/zod';
import { useMemo } from 'react';
import { charges } from '../../texts/en/charges';
import { withRow } from '../settings/drafted-rows';
import { AMOUNT, DraftDialog, hundredthsOf } from '../settings/form-parts';
import type { FieldsProps } from '../settings/setting-page';
import {
  formatDays,
  KINDS,
  chargeName,
  overlapWith,
  type Charges,
  type Draft,
  type DraftCharge,
  type Edited,
} from './charges';

const { faults, form: texts } = charges;

export type DialogsProps = FieldsProps<Charges, Draft, Edited>;

/** The dialog of what is edited. */
export default function ChargesDialogs(props: DialogsProps) {
  return props.edited === 'house' ? <HouseDialog {...props} /> : <ChargeDialog {...props} />;
}

const houseSchema = z.object({
  pets: z.string().check(z.trim(), z.regex(/^\d$/, charges.house.petsFault)),
  damage: z.string().check(z.trim(), z.regex(AMOUNT, faults.amount)),
});

function HouseDialog({ draft: { house }, apply, edit }: DialogsProps) {
  const words = charges.house;
  const form = useZodForm(houseSchema, {
    defaultValues: {
      pets: String(house?.max_pets ?? ''),
      damage: String((house?.damage_deposit_cents ?? 0) / 100),
    },
  });
  return (
    <DraftDialog
      title={words.title}
      form={form}
      hint={texts.doneHint}
      onDone={({ pets, damage }) => {
        const rules = { max_pets: Number(pets), damage_deposit_cents: hundredthsOf(damage) };
        apply((before) => ({ ...before, house: rules }));
      }}
      onClose={() => edit(undefined)}
    >
      <FormField form={form} name="pets" label={words.pets} inputMode="numeric" required />
      <FormField
        form={form}
        name="damage"
        label={words.damageField}
        hint={words.damageHint}
        inputMode="decimal"
        required
      />
    </DraftDialog>
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
      if (other) refuse('first', faults.overlap(chargeName(other), formatDays(other)));
    });

/** Adds or edits a charge of the draft. Its name decides what it is counted on. */
function ChargeDialog({ draft, apply, stored: { today }, edited, edit }: DialogsProps) {
  const charge = typeof edited === 'object' && 'charge' in edited ? edited.charge : undefined;
  const begins = typeof edited === 'object' && 'like' in edited ? edited.like : charge;
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
  const { register, control } = form;
  const name = useWatch({ control, name: 'name' });
  const { kind, base } = kindOf(name, begins) ?? { kind: 'fee', base: 'stay' };
  const share = isShare(name, begins);
  const names = new Set([...Object.keys(KINDS), ...(begins ? [begins.name] : [])]);
  const put = (row: Charge) =>
    apply((before) => ({ ...before, charges: withRow(before.charges, row, charge) }));
  return (
    <DraftDialog
      title={charge ? texts.edit : texts.add}
      form={form}
      hint={texts.doneHint}
      onDone={({ amount, included, first, last, forOwner, confirmed }) =>
        put({
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
      onClose={() => edit(undefined)}
    >
      <FormField
        form={form}
        name="name"
        label={texts.name}
        disabled={begins !== undefined}
        options={[...names].map((one) => [
          one,
          chargeName({ name: one, kind: kindOf(one, begins)?.kind ?? 'fee' }),
        ])}
      />
      <Grid $min="9rem" $max={2} $gap={4}>
        <FormField
          form={form}
          name="amount"
          label={share ? texts.share : texts.amount}
          hint={share ? undefined : texts.amountHint}
          inputMode="decimal"
          required
        />
        {base === 'guest_night' && (
          <FormField form={form} name="included" label={texts.included} inputMode="numeric" required />
        )}
      </Grid>
      <Grid $min="9rem" $max={2} $gap={4}>
        <FormDateField control={control} name="first" label={texts.first} min={begun} />
        <FormDateField control={control} name="last" label={texts.last} min={today} />
      </Grid>
      <Small>{texts.daysHint}</Small>
      {kind === 'fee' && <Checkbox label={texts.forOwner} {...register('forOwner')} />}
      {charge?.sample && <Checkbox label={texts.confirmed} {...register('confirmed')} />}
    </DraftDialog>
  );
}
