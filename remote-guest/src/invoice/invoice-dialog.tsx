import {
  Button,
  Dialog,
  Field,
  FormStatus,
  Input,
  Note,
  Select,
  Stack,
  Text,
  useDraft,
} from '@marisma/area-kit/ui';
import { Form, readRfc, requiredTextWith, useWatch, useZodForm } from '@marisma/area-kit/forms';
import { useShell } from '@marisma/area-kit/shell';
import * as z from '@marisma/area-kit/zod';
import { useRef } from 'react';
import { Awaited } from '../parts/awaited';
import { ChangeError } from '../parts/change-dialog';
import { useDashboardPlace } from '../parts/dashboard-place';
import type { Stay } from '../parts/own';
import { t } from '../texts';
import { useInvoiceDetails, useSaveInvoiceDetails, type InvoiceDetails } from './queries';
import { regimesOf, usesOf } from '../parts/invoice-catalogs';

type Typed = Omit<InvoiceDetails, 'version'>;

const { faults } = t.invoice;
const has = (codes: readonly string[], code: string): boolean => codes.includes(code);

const schema = z
  .object({
    rfc: z.string().check(z.refine((rfc) => readRfc(rfc) !== undefined, faults.rfc)),
    name: requiredTextWith({ required: faults.name, tooLong: () => faults.name }, 300),
    postal_code: z.string().check(z.trim(), z.regex(/^\d{5}$/, faults.postalCode)),
    regime: z.string().check(z.minLength(1, faults.regime)),
    cfdi_use: z.string().check(z.minLength(1, faults.use)),
  })
  .check(
    z.refine<Typed>(({ rfc, regime }) => has(regimesOf(rfc), regime), {
      error: faults.regime,
      path: ['regime'],
    }),
    z.refine<Typed>(({ regime, cfdi_use }) => has(usesOf(regime), cfdi_use), {
      error: faults.use,
      path: ['cfdi_use'],
    }),
  );

const keptSchema = z.object({
  rfc: z.string(),
  name: z.string(),
  postal_code: z.string(),
  regime: z.string(),
  cfdi_use: z.string(),
});

/** What was kept in this tab when the form was left. */
const readKept = (kept: unknown): Typed | undefined => keptSchema.safeParse(kept).data;

/** The fields of an invoice, kept in this tab until they are saved. */
function InvoiceForm({ stay, saved }: { stay: Stay; saved: InvoiceDetails }) {
  const { leaveStep, closeStay } = useDashboardPlace();
  const texts = t.invoice;
  const { notify } = useShell();
  // The dialog closes a moment after the details are saved.
  const made = useRef(false);
  const { version, ...values } = saved;
  const [draft, saveDraft] = useDraft<Typed>(`invoice.${stay.id}`, readKept);
  const form = useZodForm(schema, { defaultValues: { ...values, ...draft } });
  const { register, formState, control } = form;
  const rfc = useWatch({ control, name: 'rfc' });
  const regime = useWatch({ control, name: 'regime' });
  const save = useSaveInvoiceDetails(stay.id);
  const errorOf = (field: keyof Typed) => formState.errors[field]?.message;

  const onSubmit = async (typed: Typed) => {
    if (made.current || !(await save.send({ ...typed, expected_version: version }))) return;
    made.current = true;
    saveDraft(undefined);
    notify({ kind: 'success', title: texts.saved });
    closeStay();
  };
  return (
    <Form form={form} label={texts.title} onSubmit={onSubmit}>
      <Stack $gap={4} onChange={() => saveDraft(form.getValues())}>
        <Text>{texts.lead}</Text>
        <Field label={texts.rfc} hint={texts.rfcHint} error={errorOf('rfc')} required>
          <Input
            {...register('rfc', { deps: 'regime' })}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        </Field>
        <Field label={texts.name} hint={texts.nameHint} error={errorOf('name')} required>
          <Input {...register('name')} maxLength={300} autoComplete="off" />
        </Field>
        <Field label={texts.postalCode} hint={texts.postalCodeHint} error={errorOf('postal_code')} required>
          <Input {...register('postal_code')} inputMode="numeric" maxLength={5} autoComplete="off" />
        </Field>
        <Field label={texts.regime} error={errorOf('regime')} required>
          <Select {...register('regime', { deps: 'cfdi_use' })}>
            <option value="">{texts.choose}</option>
            {regimesOf(rfc).map((code) => (
              <option key={code} value={code}>
                {code} {texts.regimes[code]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={texts.use} error={errorOf('cfdi_use')} required>
          <Select {...register('cfdi_use')}>
            <option value="">{texts.choose}</option>
            {usesOf(regime).map((code) => (
              <option key={code} value={code}>
                {code} {texts.uses[code]}
              </option>
            ))}
          </Select>
        </Field>
        <Note>{texts.privacy}</Note>
      </Stack>
      <FormStatus tone="danger">{save.error && <ChangeError error={save.error} />}</FormStatus>
      <Stack $row $wrap $gap={3} $justify="end">
        <Button variant="outline" onClick={leaveStep} disabled={save.busy}>
          {texts.back}
        </Button>
        <Button type="submit" busy={save.busy} busyLabel={texts.saving}>
          {texts.save}
        </Button>
      </Stack>
    </Form>
  );
}

/** To whom the invoice of a stay is issued. The accountant issues it; nothing is stamped here. */
export function InvoiceDialog({ stay }: { stay: Stay }) {
  const { closeStay } = useDashboardPlace();
  const texts = t.invoice;
  const query = useInvoiceDetails(stay.id);
  return (
    <Dialog open title={texts.title} onClose={closeStay} closeOnBackdrop={false}>
      {query.data ? (
        <InvoiceForm stay={stay} saved={query.data} />
      ) : (
        <Awaited query={query} failed={texts.failed} loading={texts.loading} />
      )}
    </Dialog>
  );
}
