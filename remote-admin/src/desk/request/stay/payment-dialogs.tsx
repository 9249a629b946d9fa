import { change, type Enums } from '@marisma/area-kit/data';
import { dayAtHouse } from '@marisma/area-kit/format';
import { formatCents } from '@marisma/area-kit/booking/calendar';
import { Field, Grid, Input, Select, Text, useToday } from '@marisma/area-kit/ui';
import { useState } from 'react';
import { dayInWords } from '../../../lib/moments';
import { paymentName, type StayPayment } from '../../../lib/payments';
import { t } from '../../../texts';
import { amountOf, useAmount, useDay, useReason } from './fields';
import { seenStay, StepDialog, type StepProps } from './step-dialog';

export interface PaymentProps extends StepProps {
  payment: StayPayment;
}

type Method = Enums<'payment_method'>;

/** Names a payment to a function that changes it, with the version of its stay. */
export const seenPayment = ({ stay, payment }: PaymentProps) => ({
  payment_id: payment.id,
  expected_version: stay.version,
});

/** Notes what is due as received or, for a refund, sent; whole or in part. */
export function PaymentDialog({ stay, payment, onClose }: PaymentProps) {
  const texts = t.deskStay.payment;
  const { kind, amount_cents: most } = payment;
  const refund = kind === 'refund';
  const today = useToday(dayAtHouse);
  const [method, setMethod] = useState<Method>('transfer');
  const [reference, setReference] = useState('');
  const amount = useAmount({
    hint: texts[refund ? 'hintRefund' : 'hint'],
    first: amountOf(most),
    wrong: t.bill.wrongAmount(formatCents(most)),
    possible: (cents) => cents >= 1 && cents <= most,
  });
  const day = useDay({
    label: refund ? t.bill.sentOn : t.bill.receivedOn,
    max: today,
    wrong: t.bill.wrongDay,
  });
  return (
    <StepDialog
      title={texts.title[kind]}
      confirm={texts.submit}
      change={(client) =>
        change(
          client.rpc('record_payment', {
            ...seenStay(stay),
            payment_id: payment.id,
            kind,
            amount_cents: amount.cents ?? 0,
            method,
            received_on: day.day,
            reference: reference.trim(),
          }),
        )
      }
      check={() => [amount.check(), day.check()].every(Boolean)}
      done={texts.done}
      onClose={onClose}
    >
      <Text>{texts[refund ? 'leadRefund' : 'lead'](formatCents(most), dayInWords(payment.due_on))}</Text>
      {amount.field}
      <Grid $min="10rem" $max={2} $gap={4}>
        <Field label={t.bill.method}>
          <Select value={method} onChange={({ target }) => setMethod(target.value as Method)}>
            {Object.entries(t.payments.methods).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        {day.field}
      </Grid>
      <Field label={t.bill.reference} hint={t.bill.referenceHint}>
        <Input
          value={reference}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => setReference(target.value)}
        />
      </Field>
    </StepDialog>
  );
}

/** Takes back that a payment was received, by a line of its own. */
export function ReverseDialog({ stay, payment, onClose }: PaymentProps) {
  const texts = t.bill.reverse;
  const { reason, field, check, forget } = useReason(`desk.reverse.${payment.id}`);
  return (
    <StepDialog
      title={texts.title}
      confirm={texts.submit}
      change={(client) =>
        change(client.rpc('reverse_payment', { ...seenPayment({ stay, payment, onClose }), reason }))
      }
      check={check}
      done={texts.done}
      onDone={forget}
      onClose={onClose}
    >
      <Text>{texts.lead(paymentName(payment), formatCents(payment.amount_cents))}</Text>
      {field}
    </StepDialog>
  );
}

/** Takes an extra off; what was paid for it goes back. */
export function DropDialog({ stay, payment, onClose }: PaymentProps) {
  const texts = t.bill.drop;
  const { reason, field, check, forget } = useReason(`desk.drop.${payment.id}`);
  return (
    <StepDialog
      title={texts.title}
      confirm={texts.submit}
      change={(client) =>
        change(client.rpc('drop_extra', { ...seenPayment({ stay, payment, onClose }), reason }))
      }
      check={check}
      done={texts.done}
      onDone={forget}
      onClose={onClose}
    >
      <Text>
        {texts[payment.received_at === null ? 'lead' : 'leadPaid'](
          paymentName(payment),
          formatCents(payment.amount_cents),
        )}
      </Text>
      {field}
    </StepDialog>
  );
}

/** Sends a refund back to the cards that paid. */
export function CardRefundDialog({ stay, payment, onClose }: PaymentProps) {
  const texts = t.bill.card;
  const sum = formatCents(payment.amount_cents);
  return (
    <StepDialog
      title={texts.title}
      confirm={texts.submit(sum)}
      change={(client) => change(client.rpc('refund_by_card', seenPayment({ stay, payment, onClose })))}
      done={texts.done}
      onClose={onClose}
    >
      <Text>{texts.lead(sum)}</Text>
    </StepDialog>
  );
}
