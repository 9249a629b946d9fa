import { errorText } from '@marisma/area-kit/booking/calendar';
import { change } from '@marisma/area-kit/data';
import { Form, requiredTextWith, useZodForm } from '@marisma/area-kit/forms';
import { useChange } from '@marisma/area-kit/queries';
import { useShell } from '@marisma/area-kit/shell';
import { Button, Dialog, Field, FormStatus, Grid, Input, Stack, Text } from '@marisma/area-kit/ui';
import * as z from '@marisma/area-kit/zod';
import { owners } from '../../texts/en/owners';
import { rates } from '../../texts/en/rates';
import { AMOUNT, hundredthsOf } from '../settings/amounts';

const { house: texts } = owners;
const { faults, form: words } = rates;

const whole = (pattern: RegExp, fault: string) => z.string().check(z.trim(), z.regex(pattern, fault));

const schema = z.object({
  name: requiredTextWith({ required: texts.faults.name, tooLong: texts.faults.long }, 100),
  sleeps: whole(/^[1-9]\d?$/, texts.faults.sleeps),
  nightly: z.string().check(
    z.trim(),
    z.regex(AMOUNT, faults.price),
    z.refine<string>((typed) => hundredthsOf(typed) > 0, faults.price),
  ),
  least: whole(/^([1-9]|[12]\d|30)$/, faults.least),
  pets: whole(/^\d$/, texts.faults.pets),
});

export interface AddHouseDialogProps {
  /** The keys of the queries that list houses. */
  touches: string[][];
  onClose: () => void;
}

/** Adds a house that staff can offer at once, and visitors ask for once it is opened. */
export default function AddHouseDialog({ touches, onClose }: AddHouseDialogProps) {
  const { notify } = useShell();
  const form = useZodForm(schema, {
    defaultValues: { name: '', sleeps: '', nightly: '', least: '3', pets: '2' },
  });
  const {
    register,
    formState: { errors },
  } = form;
  const { busy, error, send } = useChange(
    (client, { name, sleeps, nightly, least, pets }: z.infer<typeof schema>) =>
      change(
        client.rpc('add_property', {
          name,
          sleeps: Number(sleeps),
          nightly_cents: hundredthsOf(nightly),
          min_nights: Number(least),
          max_pets: Number(pets),
        }),
      ),
    ...touches,
  );
  return (
    <Dialog open title={texts.add} onClose={onClose} closeOnBackdrop={false}>
      <Form
        form={form}
        label={texts.add}
        onSubmit={async (values) => {
          if (!(await send(values))) return;
          notify({ kind: 'success', title: texts.added(values.name) });
          onClose();
        }}
      >
        <Text $muted>{texts.lead}</Text>
        <Field label={texts.name} hint={texts.nameHint} required error={errors.name?.message}>
          <Input {...register('name')} autoComplete="off" maxLength={100} />
        </Field>
        <Grid $min="9rem" $max={2} $gap={4}>
          <Field label={texts.sleeps} required error={errors.sleeps?.message}>
            <Input {...register('sleeps')} inputMode="numeric" autoComplete="off" />
          </Field>
          <Field label={texts.pets} required error={errors.pets?.message}>
            <Input {...register('pets')} inputMode="numeric" autoComplete="off" />
          </Field>
          <Field label={words.price} required error={errors.nightly?.message}>
            <Input {...register('nightly')} inputMode="decimal" autoComplete="off" />
          </Field>
          <Field label={words.least} required error={errors.least?.message}>
            <Input {...register('least')} inputMode="numeric" autoComplete="off" />
          </Field>
        </Grid>
        <FormStatus tone="danger">{error && errorText(error.code)}</FormStatus>
        <Stack $row $wrap $gap={3} $justify="end">
          <Button variant="outline" onClick={onClose}>
            {owners.back}
          </Button>
          <Button type="submit" busy={busy} busyLabel={owners.saving}>
            {texts.submit}
          </Button>
        </Stack>
      </Form>
    </Dialog>
  );
}
