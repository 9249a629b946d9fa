import { Form, type FieldValues, type UseFormReturn } from '@marisma/area-kit/forms';
import { Button, Dialog, Small, Stack } from '@marisma/area-kit/ui';
import * as z from '@marisma/area-kit/zod';
import type { ReactNode } from 'react';
import { rates } from '../../texts/en/rates';

/** Typed US dollars below 100,000; thousands may be separated by commas. */
export const AMOUNT = /^(\d{1,5}|\d{1,2},\d{3})(\.\d{1,2})?$/;

/** A typed number with two decimals at most, in hundredths: cents of dollars, basis points of a percentage. */
export const hundredthsOf = (typed: string): number => Math.round(Number(typed.replaceAll(',', '')) * 100);

/** What a night costs, as it is typed. */
export const priceRule = z.string().check(
  z.trim(),
  z.regex(AMOUNT, rates.faults.price),
  z.refine<string>((typed) => hundredthsOf(typed) > 0, rates.faults.price),
);
/** The minimum stay, as it is typed. */
export const leastRule = z.string().check(z.trim(), z.regex(/^([1-9]|[12]\d|30)$/, rates.faults.least));

interface DraftDialogProps<Entries extends FieldValues, Output> {
  title: string;
  form: UseFormReturn<Entries, unknown, Output>;
  /** When the values take effect. */
  hint: string;
  onDone: (values: Output) => void;
  onClose: () => void;
  children: ReactNode;
}

/** The form of a part of a draft, which its values join. */
export function DraftDialog<Entries extends FieldValues, Output>({
  title,
  form,
  hint,
  onDone,
  onClose,
  children,
}: DraftDialogProps<Entries, Output>) {
  const texts = rates.form;
  return (
    <Dialog open title={title} onClose={onClose} closeOnBackdrop={false}>
      <Form form={form} label={title} onSubmit={onDone}>
        {children}
        <Small>{hint}</Small>
        <Stack $row $wrap $gap={3} $justify="end">
          <Button variant="outline" onClick={onClose}>
            {texts.back}
          </Button>
          <Button type="submit">{texts.done}</Button>
        </Stack>
      </Form>
    </Dialog>
  );
}
