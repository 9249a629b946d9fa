import { Form, requiredTextWith, trimmed, useZodForm } from '@marisma/area-kit/forms';
import { Dialog, Field, Grid, Input, Select } from '@marisma/area-kit/ui';
import * as z from '@marisma/area-kit/zod';
import { bank } from '../../texts/en/bank';
import { DialogFoot } from '../settings/dialog-foot';
import { isClabe } from './clabe';
import type { Account } from './queries';

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
  const {
    register,
    formState: { errors },
  } = form;
  const currencies = new Set([...Object.keys(bank.currencies), account?.currency ?? 'USD']);
  return (
    <Dialog open title={title} onClose={onClose} closeOnBackdrop={false}>
      <Form
        form={form}
        label={title}
        onSubmit={({ clabe, account: number, swift, ...rest }) =>
          onDone({ ...rest, clabe: clabe || null, account: number || null, swift: swift || null })
        }
      >
        <Field label={fields.holder} required error={errors.holder?.message}>
          <Input {...register('holder')} autoComplete="off" maxLength={100} />
        </Field>
        <Field label={fields.bank} required error={errors.bank?.message}>
          <Input {...register('bank')} autoComplete="off" maxLength={100} />
        </Field>
        <Field label={fields.clabe} hint={texts.clabeHint} error={errors.clabe?.message}>
          <Input {...register('clabe')} inputMode="numeric" autoComplete="off" />
        </Field>
        <Grid $min="9rem" $max={2} $gap={4}>
          <Field label={fields.account} hint={texts.accountHint} error={errors.account?.message}>
            <Input {...register('account')} autoComplete="off" />
          </Field>
          <Field label={fields.swift} hint={texts.swiftHint} error={errors.swift?.message}>
            <Input {...register('swift')} autoComplete="off" autoCapitalize="characters" />
          </Field>
        </Grid>
        <Field label={fields.currency}>
          <Select {...register('currency')}>
            {[...currencies].map((currency) => (
              <option key={currency} value={currency}>
                {bank.currencies[currency] ?? currency}
              </option>
            ))}
          </Select>
        </Field>
        <DialogFoot hint={texts.doneHint} onClose={onClose} />
      </Form>
    </Dialog>
  );
}
