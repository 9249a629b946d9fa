import type { NightPrice } from '@marisma/area-kit/data';
import { Field, Grid, Input } from '@marisma/area-kit/ui';
import * as z from '@marisma/area-kit/zod';
import type { ComponentProps } from 'react';
import { rates } from '../../texts/en/rates';

/** A price of nights as fields hold it. */
export interface TypedPrice {
  nightly: string;
  least: string;
}

export const typedPrice = ({ nightly_cents, min_nights }: NightPrice): TypedPrice => ({
  nightly: String(nightly_cents / 100),
  least: String(min_nights),
});

export const readPrice = ({ nightly, least }: TypedPrice): NightPrice => ({
  nightly_cents: Math.round(Number(nightly.replaceAll(',', '')) * 100),
  min_nights: Number(least),
});

const { faults, form } = rates;

/** Rules of a price's fields; thousands may be separated by commas. */
export const priceRules = {
  nightly: z
    .string()
    .check(z.trim(), z.regex(/^(?=.*[1-9])(\d{1,5}|\d{1,2},\d{3})(\.\d{1,2})?$/, faults.price)),
  least: z.string().check(z.trim(), z.regex(/^([1-9]|[12]\d|30)$/, faults.least)),
};

interface PriceFieldsProps {
  nightly: ComponentProps<typeof Input>;
  least: ComponentProps<typeof Input>;
  errors: Partial<Record<keyof TypedPrice, { message?: string }>>;
}

/** What a night costs, and how many nights a stay has at least. */
export function PriceFields({ nightly, least, errors }: PriceFieldsProps) {
  return (
    <Grid $min="9rem" $max={2} $gap={4}>
      <Field label={form.price} required error={errors.nightly?.message}>
        <Input {...nightly} inputMode="decimal" autoComplete="off" />
      </Field>
      <Field label={form.least} required error={errors.least?.message}>
        <Input {...least} inputMode="numeric" autoComplete="off" />
      </Field>
    </Grid>
  );
}
