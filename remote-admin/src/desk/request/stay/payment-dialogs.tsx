import { formatCents } from '@marisma/area-kit/booking/calendar';
import type { Enums } from '@marisma/area-kit/data';
import { dayAtHouse } from '@marisma/area-kit/format';
import { Grid, KeyValueList, SelectField, Text, useToday } from '@marisma/area-kit/ui';
import { useState } from 'react';
import { formatDay } from '../../../lib/format';
import { paymentName, type StayPayment } from '../../../lib/payments';
import { t } from '../../../texts';
import { stayVersion, StepDialog, type StepProps } from './step-dialog';
import { amountOf, useAmount, useDay, useReason } from './step-fields';
import { TextField } from '../../../lib/text-field';

/** Changes of a payment that need a reason, or nothing but a yes. */
export type PaymentStep = 'waive' | 'reverse' | 'drop' | 'card';

interface PaymentProps extends StepProps {
  payment: StayPayment;
}

/** Names a payment to a function that changes it, with the version of its stay. */
const paymentVersion = ({ stay, payment }: PaymentProps) => ({
  payment_id: payment.id,
  expected_version: stay.version,
});

/** Notes what is due as received or, for a refund, sent; whole or in part. */
export function PaymentDialog({ stay, payment, onClose }: PaymentProps) {
  const texts = t.deskStay.payment;
  const { kind, amount_cents: most } = payment;
  const refund = kind === 'refund';
  const today = useToday(dayAtHouse);
  const [method, setMethod] = useState<Enums<'payment_method'>>('transfer');
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
      texts={{ ...texts, title: texts.title[kind] }}
      rpc={(client) =>
        client.rpc('record_payment', {
          ...stayVersion(stay),
          payment_id: payment.id,
          kind,
          amount_cents: amount.cents ?? 0,
          method,
          received_on: day.day,
          reference: reference.trim(),
        })
      }
      parts={[amount, day]}
      onClose={onClose}
    >
      <Text>{texts[refund ? 'leadRefund' : 'lead'](formatCents(most), formatDay(payment.due_on))}</Text>
      {amount.field}
      <Grid $min="10rem" $max={2} $gap={4}>
        <SelectField
          label={t.bill.method}
          value={method}
          onChange={(value) => setMethod(value as typeof method)}
          options={Object.entries(t.payments.methods)}
        />
        {day.field}
      </Grid>
      <TextField
        label={t.bill.reference}
        hint={t.bill.referenceHint}
        value={reference}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        onChange={setReference}
      />
    </StepDialog>
  );
}

/** Gives a damage deposit back, less what is kept with a reason. */
export function DamageDialog(props: PaymentProps) {
  const texts = t.bill.damage;
  const { payment, onClose } = props;
  const most = payment.amount_cents;
  const claim = useAmount({
    label: texts.claim,
    hint: texts.claimHint,
    first: '0',
    wrong: texts.wrong(formatCents(most)),
    possible: (cents) => cents <= most,
  });
  const claimed = claim.cents ?? 0;
  const reason = useReason(`desk.damage.${payment.id}`, { needed: claimed > 0 });
  return (
    <StepDialog
      texts={{
        ...texts,
        submit: claimed < most ? texts.submit(formatCents(most - claimed)) : texts.submitNone,
      }}
      rpc={(client) =>
        client.rpc('release_damage', {
          ...paymentVersion(props),
          claim_cents: claimed,
          reason: claimed > 0 ? reason.reason : '',
        })
      }
      parts={[claim, reason]}
      onClose={onClose}
    >
      <Text>{texts.lead(formatCents(most))}</Text>
      {claim.field}
      {claimed > 0 && reason.field}
      <div role="status">
        <KeyValueList items={[{ key: texts.back, value: <strong>{formatCents(most - claimed)}</strong> }]} />
      </div>
    </StepDialog>
  );
}

function wordsOf(step: PaymentStep, payment: StayPayment) {
  const { reverse, drop, card } = t.bill;
  const { waive } = t.deskStay;
  const sum = formatCents(payment.amount_cents);
  const name = paymentName(payment);
  switch (step) {
    case 'waive':
      return {
        ...waive,
        submit: waive.submit(sum),
        lead: (payment.kind === 'damage' ? waive.leadDamage : waive.lead)(sum),
      };
    case 'reverse':
      return { ...reverse, lead: reverse.lead(name, sum) };
    case 'drop':
      return { ...drop, lead: (payment.received_at === null ? drop.lead : drop.leadPaid)(name, sum) };
    default:
      return { ...card, submit: card.submit(sum), lead: card.lead(sum) };
  }
}

const REASONED = { waive: 'waive_payment', reverse: 'reverse_payment', drop: 'drop_extra' } as const;

/** Waives what is due, takes a record back, takes an extra off, or sends a refund to the cards that paid. */
export function PaymentStepDialog({ step, ...props }: PaymentProps & { step: PaymentStep }) {
  const words = wordsOf(step, props.payment);
  const reason = useReason(`desk.${step}.${props.payment.id}`, { needed: step !== 'card' });
  return (
    <StepDialog
      texts={words}
      rpc={(client) =>
        step === 'card'
          ? client.rpc('refund_by_card', paymentVersion(props))
          : client.rpc(REASONED[step], { ...paymentVersion(props), reason: reason.reason })
      }
      parts={[reason]}
      onClose={props.onClose}
    >
      <Text>{words.lead}</Text>
      {step !== 'card' && reason.field}
    </StepDialog>
  );
}
