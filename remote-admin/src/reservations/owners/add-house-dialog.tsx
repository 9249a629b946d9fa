import { errorText } from '@marisma/area-kit/booking/calendar';
import { change } from '@marisma/area-kit/data';
import { Form, FormField, requiredTextWith, useZodForm } from '@marisma/area-kit/forms';
import { useChange } from '@marisma/area-kit/queries';
import { useShell } from '@marisma/area-kit/shell';
import { Button, ChangeFault, Dialog, Grid, Stack, Text } from '@marisma/area-kit/ui';
import * as z from '@marisma/area-kit/zod';
import { owners } from '../../texts/en/owners';
import { rates } from '../../texts/en/rates';
import { hundredthsOf, leastRule, priceRule } from '../settings/form-parts';

const { house: texts } = owners;
const words = rates.form;

const whole = (pattern: RegExp, fault: string) => z.string().check(z.trim(), z.regex(pattern, fault));

const schema = z.object({
  name: requiredTextWith({ required: texts.faults.name, tooLong: texts.faults.long }, 100),
  sleeps: whole(/^[1-9]\d?$/, texts.faults.sleeps),
  nightly: priceRule,
  least: leastRule,
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
        <FormField
          form={form}
          name="name"
          label={texts.name}
          hint={texts.nameHint}
          maxLength={100}
          required
        />
        <Grid $min="9rem" $max={2} $gap={4}>
          <FormField form={form} name="sleeps" label={texts.sleeps} inputMode="numeric" required />
          <FormField form={form} name="pets" label={texts.pets} inputMode="numeric" required />
          <FormField form={form} name="nightly" label={words.price} inputMode="decimal" required />
          <FormField form={form} name="least" label={words.least} inputMode="numeric" required />
        </Grid>
        <ChangeFault error={error} inWords={({ code }) => errorText(code)} />
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
