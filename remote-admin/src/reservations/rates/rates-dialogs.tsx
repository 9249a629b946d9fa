import { FormField, useZodForm } from '@marisma/area-kit/forms';
import { Grid } from '@marisma/area-kit/ui';
import * as z from '@marisma/area-kit/zod';
import { rates } from '../../texts/en/rates';
import { DraftDialog, leastRule, priceRule } from '../settings/form-parts';
import { CopyDialog } from './copy-dialog';
import type { DialogsProps } from './rates';
import { readPrice, SeasonDialog, typedPrice } from './season-dialog';

const texts = rates.form;

/** The dialog of what is edited. */
export default function RatesDialogs(props: DialogsProps) {
  const { edited, edit, house, houses } = props;
  if (edited === 'copy') return <CopyDialog {...{ house, houses }} onClose={() => edit(undefined)} />;
  return edited === 'base' ? <BaseDialog {...props} /> : <SeasonDialog {...props} />;
}

const baseSchema = z.object({ nightly: priceRule, least: leastRule });

function BaseDialog({ draft, apply, edit }: DialogsProps) {
  const form = useZodForm(baseSchema, { defaultValues: typedPrice(draft.base) });
  return (
    <DraftDialog
      title={texts.base}
      form={form}
      hint={texts.doneHint}
      onDone={(typed) => apply((before) => ({ ...before, base: readPrice(typed) }))}
      onClose={() => edit(undefined)}
    >
      <Grid $min="9rem" $max={2} $gap={4}>
        <FormField form={form} name="nightly" label={texts.price} inputMode="decimal" required />
        <FormField form={form} name="least" label={texts.least} inputMode="numeric" required />
      </Grid>
    </DraftDialog>
  );
}
