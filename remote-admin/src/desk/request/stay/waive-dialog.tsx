import { formatCents } from '@marisma/area-kit/stays/calendar';
import { Field, Text, TextArea, useDraft } from '@marisma/area-kit/ui';
import { useState } from 'react';
import type { StayPayment } from '../../../lib/payments.data';
import { t } from '../../../texts';
import { waivePayment } from './stay.data';
import { StepDialog, type StepProps } from './step-dialog';

/** Gives up what is due, with a reason that stands in the history. */
export function WaiveDialog({ stay, payment, onClose }: StepProps & { payment: StayPayment }) {
  const texts = t.deskStay.waive;
  const [reason, write] = useDraft(`desk.waive.${payment.id}`);
  const [tried, setTried] = useState(false);
  const missing = reason.trim() === '';
  return (
    <StepDialog
      title={texts.title}
      confirm={texts.submit(formatCents(payment.amountCents))}
      change={(client) => waivePayment(client, stay, payment.id, reason.trim())}
      check={() => {
        setTried(true);
        return !missing;
      }}
      done={texts.done}
      onDone={() => write('')}
      onClose={onClose}
    >
      <Text>{texts.lead(formatCents(payment.amountCents))}</Text>
      <Field
        label={t.deskStay.decline.reason}
        hint={t.deskStay.decline.hint}
        error={tried && missing ? t.deskStay.decline.missing : undefined}
        required
      >
        <TextArea
          rows={3}
          maxLength={1000}
          value={reason}
          onChange={({ target }) => {
            setTried(false);
            write(target.value);
          }}
        />
      </Field>
    </StepDialog>
  );
}
