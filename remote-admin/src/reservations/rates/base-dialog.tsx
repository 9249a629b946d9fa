import type { NightPrice } from '@marisma/area-kit/data';
import { Form, useZodForm } from '@marisma/area-kit/forms';
import { Button, Dialog, Stack, Text } from '@marisma/area-kit/ui';
import * as z from '@marisma/area-kit/zod';
import { rates } from '../../texts/en/rates';
import { PriceFields, priceRules, readPrice, typedPrice } from './price-fields';

interface BaseDialogProps {
  base: NightPrice;
  onDone: (base: NightPrice) => void;
  onClose: () => void;
}

const schema = z.object(priceRules);

/** Edits the price of nights outside all seasons. */
export function BaseDialog({ base, onDone, onClose }: BaseDialogProps) {
  const texts = rates.form;
  const form = useZodForm(schema, { defaultValues: typedPrice(base) });
  const { register, formState } = form;
  return (
    <Dialog open title={texts.base} onClose={onClose} closeOnBackdrop={false}>
      <Form form={form} label={texts.base} onSubmit={(typed) => onDone(readPrice(typed))}>
        <PriceFields nightly={register('nightly')} least={register('least')} errors={formState.errors} />
        <DialogFoot onClose={onClose} />
      </Form>
    </Dialog>
  );
}

/** Buttons of a form whose values join the draft. */
export function DialogFoot({ onClose }: { onClose: () => void }) {
  const texts = rates.form;
  return (
    <Stack $gap={4}>
      <Text $size="sm" $muted>
        {texts.doneHint}
      </Text>
      <Stack $row $wrap $gap={3} $justify="end">
        <Button variant="outline" onClick={onClose}>
          {texts.back}
        </Button>
        <Button type="submit">{texts.done}</Button>
      </Stack>
    </Stack>
  );
}
