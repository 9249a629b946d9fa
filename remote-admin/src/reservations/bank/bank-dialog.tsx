import type { BankAccount } from '@marisma/area-kit/data';
import { FormField, requiredTextWith, trimmed, useZodForm } from '@marisma/area-kit/forms';
import { Grid } from '@marisma/area-kit/ui';
import * as z from '@marisma/area-kit/zod';
import { bank } from '../../texts/en/bank';
import { DraftDialog } from '../settings/form-parts';

const { faults, fields, form: texts } = bank;

const named = (required: string) => requiredTextWith({ required, tooLong: faults.long }, 100);
/** Digits are often copied in groups. */
const unspaced = z.overwrite<string>((text) => text.replace(/[\s-]/g, ''));

const schema = z
  .object({
    holder: named(faults.holder),
    bank: named(faults.bank),
    clabe: z.string().check(
      trimmed,
      unspaced,
      z.refine<string>((text) => text === '' || isClabe(text), faults.clabe),
    ),
    account: z.string().check(trimmed, z.maxLength(40, faults.long(40))),
    swift: z.string().check(
      trimmed,
      unspaced,
      z.overwrite<string>((text) => text.toUpperCase()),
      z.regex(/^([A-Z\d]{8}([A-Z\d]{3})?)?$/, faults.swift),
    ),
    currency: z.string(),
  })
  .check((check) => {
    const { clabe, account } = check.value;
    if (!clabe && !account)
      check.issues.push({ code: 'custom', path: ['clabe'], message: faults.number, input: check.value });
  });

/** What is written down of the account. */
export type Account = Omit<BankAccount, 'sample'>;

export interface BankDialogProps {
  title: string;
  account: Account | null;
  onDone: (account: Account) => void;
  onClose: () => void;
}

/** Writes down the account for transfers. */
export default function BankDialog({ title, account, onDone, onClose }: BankDialogProps) {
  const form = useZodForm(schema, {
    defaultValues: {
      holder: account?.holder ?? '',
      bank: account?.bank ?? '',
      clabe: account?.clabe ?? '',
      account: account?.account ?? '',
      swift: account?.swift ?? '',
      currency: account?.currency ?? 'USD',
    },
  });
  const currencies = new Set([...Object.keys(bank.currencies), account?.currency ?? 'USD']);
  return (
    <DraftDialog
      title={title}
      form={form}
      hint={texts.doneHint}
      onDone={({ clabe, account: number, swift, ...rest }) =>
        onDone({ ...rest, clabe: clabe || null, account: number || null, swift: swift || null })
      }
      onClose={onClose}
    >
      <FormField form={form} name="holder" label={fields.holder} maxLength={100} required />
      <FormField form={form} name="bank" label={fields.bank} maxLength={100} required />
      <FormField form={form} name="clabe" label={fields.clabe} hint={texts.clabeHint} inputMode="numeric" />
      <Grid $min="9rem" $max={2} $gap={4}>
        <FormField form={form} name="account" label={fields.account} hint={texts.accountHint} />
        <FormField
          form={form}
          name="swift"
          label={fields.swift}
          hint={texts.swiftHint}
          autoCapitalize="characters"
        />
      </Grid>
      <FormField
        form={form}
        name="currency"
        label={fields.currency}
        options={[...currencies].map((one) => [one, bank.currencies[one] ?? one])}
      />
    </DraftDialog>
  );
}

/**
 * Whether a text is a CLABE, the number of a Mexican bank account: 18 digits by the standard of the Asociación de Bancos
 * de México. The first 17 are weighted 3, 7, 1, each product counts modulo 10, and the last makes their sum a multiple
 * of 10.
 */
function isClabe(text: string): boolean {
  if (!/^\d{18}$/.test(text)) return false;
  const weights = [3, 7, 1];
  const sum = [...text].reduce(
    (total, digit, at) => total + ((Number(digit) * (at === 17 ? 1 : (weights[at % 3] ?? 0))) % 10),
    0,
  );
  return sum % 10 === 0;
}
