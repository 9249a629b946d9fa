import type { PricedNights } from '@marisma/area-kit/booking';
import { formatCents } from '@marisma/area-kit/booking/calendar';
import type { Enums } from '@marisma/area-kit/data';
import { addDays, dayAtHouse, now } from '@marisma/area-kit/format';
import {
  Checkbox,
  Field,
  Grid,
  Input,
  KeyValueList,
  SelectField,
  Text,
  useToday,
} from '@marisma/area-kit/ui';
import { useState } from 'react';
import { dayInWords, momentInWords, nightsInWords } from '../../../lib/moments';
import { paymentName, type StayPayment } from '../../../lib/payments';
import { t } from '../../../texts';
import { type DeskStay, useLapsesOn, useReletRefund } from '../queries';
import { useOpenRequest } from '../request-context';
import { CancelDialog } from './cancel-dialog';
import { MoveDialog } from './move-dialog';
import { PriceDialog } from './price-dialog';
import { amountOf, seenStay, StepDialog, type StepProps, useAmount, useDay, useReason } from './step-dialog';

const ofStay = {
  confirm: ConfirmDialog,
  decline: DeclineDialog,
  hold: HoldDialog,
  cancel: CancelDialog,
  price: PriceDialog,
  extra: ExtraDialog,
  keep: KeepDialog,
  relet: ReletDialog,
};

/** Changes of a payment that need a reason, or nothing but a yes. */
type Asked = 'waive' | 'reverse' | 'drop' | 'card';

/** A change of a stay that has been begun. */
export type Chosen =
  | { step: keyof typeof ofStay }
  | { step: 'move'; wish?: PricedNights }
  | { step: 'payment' | 'damage' | Asked; payment: StayPayment };

export interface StepDialogsProps {
  stay: DeskStay;
  chosen: Chosen;
  onClose: () => void;
}

/** The dialog of a change of a stay. */
export default function StepDialogs({ chosen, ...props }: StepDialogsProps) {
  if (chosen.step === 'move') return <MoveDialog {...props} wish={chosen.wish} />;
  if (!('payment' in chosen)) {
    const Dialog = ofStay[chosen.step];
    return <Dialog {...props} />;
  }
  const { step, payment } = chosen;
  if (step === 'payment') return <PaymentDialog {...props} payment={payment} />;
  if (step === 'damage') return <DamageDialog {...props} payment={payment} />;
  return <AskedDialog {...props} step={step} payment={payment} />;
}

/** Agrees to a pending stay. */
function ConfirmDialog({ stay, onClose }: StepProps) {
  const texts = t.deskStay.confirm;
  const { request } = useOpenRequest();
  const today = useToday(dayAtHouse);
  const { deposit_cents, balance_cents, balance_due_on } = stay.quote;
  return (
    <StepDialog
      title={texts.title}
      confirm={texts.submit}
      rpc={(client) => client.rpc('confirm_stay', seenStay(stay))}
      done={texts.done(stay.code)}
      onClose={onClose}
    >
      <Text>
        {texts.lead(
          request.name || t.desk.noName,
          stay.property,
          nightsInWords(stay.check_in, stay.check_out),
          stay.guests,
        )}
      </Text>
      <Text $muted>{texts.deposit(formatCents(deposit_cents))}</Text>
      {balance_due_on && (
        <Text $muted>
          {balance_due_on > today
            ? texts.balance(formatCents(balance_cents), dayInWords(balance_due_on))
            : texts.balanceToday(formatCents(balance_cents))}
        </Text>
      )}
    </StepDialog>
  );
}

/** Refuses a pending stay, or takes back the offer of one, with a reason that the guest reads. */
function DeclineDialog({ stay, onClose }: StepProps) {
  const texts = stay.offer ? t.deskStay.takeBack : t.deskStay.decline;
  const said = stay.offer ? t.deskStay.saidNo.offer : t.deskStay.saidNo.request;
  const [forGuest, setForGuest] = useState(false);
  const reason = useReason(`desk.decline.${stay.id}`, { rows: 4, hint: texts.hint, needed: !forGuest });
  return (
    <StepDialog
      title={texts.title}
      confirm={texts.submit}
      rpc={(client) =>
        forGuest
          ? client.rpc('withdraw_stay', seenStay(stay))
          : client.rpc('decline_stay', { ...seenStay(stay), reason: reason.reason })
      }
      parts={[reason]}
      done={forGuest ? said.done(stay.code) : texts.done(stay.code)}
      onClose={onClose}
    >
      <Checkbox
        label={said.label}
        checked={forGuest}
        onChange={({ target }) => setForGuest(target.checked)}
      />
      <Text>{forGuest ? said.lead : texts.lead}</Text>
      {!forGuest && reason.field}
    </StepDialog>
  );
}

const HOURS = [12, 24, 48, 72, 168];
const HOUR_MS = 3_600_000;

/** Keeps the nights of a pending stay longer. */
function HoldDialog({ stay, onClose }: StepProps) {
  const texts = t.deskStay.hold;
  const [hours, setHours] = useState(24);
  const [from] = useState(() => now().getTime());
  const until = momentInWords(new Date(from + hours * HOUR_MS));
  return (
    <StepDialog
      title={texts.title}
      confirm={texts.submit}
      rpc={(client) => client.rpc('extend_hold', { ...seenStay(stay), hours })}
      done={texts.done(stay.code, until)}
      onClose={onClose}
    >
      <SelectField
        label={texts.hours}
        hint={texts.until(until)}
        value={hours}
        onChange={(value) => setHours(Number(value))}
        options={HOURS.map((count) => [count, texts.option(count)])}
      />
    </StepDialog>
  );
}

/** Puts something on the bill that is no part of the price. */
function ExtraDialog({ stay, onClose }: StepProps) {
  const texts = t.bill.extra;
  const today = useToday(dayAtHouse);
  const [what, setWhat] = useState('');
  const [tried, setTried] = useState(false);
  const named = what.trim() !== '';
  const amount = useAmount({ wrong: t.bill.noAmount, possible: (cents) => cents >= 1 && cents <= 9_999_999 });
  const due = useDay({
    label: texts.due,
    first: stay.check_in > today ? stay.check_in : today,
    min: today,
    wrong: texts.wrongDue,
  });
  const check = () => {
    setTried(true);
    return named;
  };
  return (
    <StepDialog
      title={texts.title}
      confirm={texts.submit}
      rpc={(client) =>
        client.rpc('add_extra', {
          ...seenStay(stay),
          what: what.trim(),
          amount_cents: amount.cents ?? 0,
          due_on: due.day,
        })
      }
      parts={[{ check }, amount, due]}
      done={texts.done}
      onClose={onClose}
    >
      <Text>{texts.lead}</Text>
      <Field label={texts.what} error={tried && !named ? texts.noWhat : undefined} required>
        <Input
          value={what}
          maxLength={100}
          onChange={({ target }) => {
            setTried(false);
            setWhat(target.value);
          }}
        />
      </Field>
      {amount.field}
      {due.field}
    </StepDialog>
  );
}

/** Keeps a stay of which nothing was paid until a day. */
function KeepDialog({ stay, onClose }: StepProps) {
  const texts = t.bill.keep;
  const today = useToday(dayAtHouse);
  const lapses = useLapsesOn(stay) ?? today;
  const week = addDays(lapses > today ? lapses : today, 7);
  const until = useDay({
    label: texts.until,
    first: week < stay.check_in ? week : stay.check_in,
    min: today,
    max: stay.check_in,
    wrong: texts.wrong,
  });
  return (
    <StepDialog
      title={texts.title}
      confirm={texts.submit}
      rpc={(client) => client.rpc('keep_unpaid', { ...seenStay(stay), until: until.day })}
      parts={[until]}
      done={texts.done(stay.code, dayInWords(until.day))}
      onClose={onClose}
    >
      <Text>{texts.lead(stay.code, dayInWords(lapses))}</Text>
      {until.field}
    </StepDialog>
  );
}

/** Gives a guest who canceled what other guests have brought for the same nights. */
function ReletDialog({ stay, onClose }: StepProps) {
  const texts = t.bill.relet;
  const [most] = useState(useReletRefund(stay) ?? 0);
  const amount = useAmount({
    first: amountOf(most),
    wrong: t.bill.wrongAmount(formatCents(most)),
    possible: (cents) => cents >= 1 && cents <= most,
  });
  return (
    <StepDialog
      title={texts.title}
      confirm={texts.submit(formatCents(amount.cents ?? most))}
      rpc={(client) => client.rpc('grant_relet', { ...seenStay(stay), amount_cents: amount.cents ?? 0 })}
      parts={[amount]}
      done={texts.done}
      onClose={onClose}
    >
      <Text>{texts.lead(formatCents(most))}</Text>
      {amount.field}
    </StepDialog>
  );
}

interface PaymentProps extends StepProps {
  payment: StayPayment;
}

/** Names a payment to a function that changes it, with the version of its stay. */
const seenPayment = ({ stay, payment }: PaymentProps) => ({
  payment_id: payment.id,
  expected_version: stay.version,
});

/** Notes what is due as received or, for a refund, sent; whole or in part. */
function PaymentDialog({ stay, payment, onClose }: PaymentProps) {
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
      title={texts.title[kind]}
      confirm={texts.submit}
      rpc={(client) =>
        client.rpc('record_payment', {
          ...seenStay(stay),
          payment_id: payment.id,
          kind,
          amount_cents: amount.cents ?? 0,
          method,
          received_on: day.day,
          reference: reference.trim(),
        })
      }
      parts={[amount, day]}
      done={texts.done}
      onClose={onClose}
    >
      <Text>{texts[refund ? 'leadRefund' : 'lead'](formatCents(most), dayInWords(payment.due_on))}</Text>
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

/** Gives a damage deposit back, less what is kept with a reason. */
function DamageDialog(props: PaymentProps) {
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
  const kept = claim.cents ?? 0;
  const reason = useReason(`desk.damage.${payment.id}`, { needed: kept > 0 });
  return (
    <StepDialog
      title={texts.title}
      confirm={kept < most ? texts.submit(formatCents(most - kept)) : texts.submitNone}
      rpc={(client) =>
        client.rpc('release_damage', {
          ...seenPayment(props),
          claim_cents: kept,
          reason: kept > 0 ? reason.reason : '',
        })
      }
      parts={[claim, reason]}
      done={texts.done}
      onClose={onClose}
    >
      <Text>{texts.lead(formatCents(most))}</Text>
      {claim.field}
      {kept > 0 && reason.field}
      <div role="status">
        <KeyValueList items={[{ key: texts.back, value: <strong>{formatCents(most - kept)}</strong> }]} />
      </div>
    </StepDialog>
  );
}

/** The words of a change of a payment. */
function wordsOf(step: Asked, payment: StayPayment) {
  const { reverse, drop, card } = t.bill;
  const { waive } = t.deskStay;
  const sum = formatCents(payment.amount_cents);
  const name = paymentName(payment);
  switch (step) {
    case 'waive':
      return { ...waive, submit: waive.submit(sum), lead: waive.lead(sum) };
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
function AskedDialog({ step, ...props }: PaymentProps & { step: Asked }) {
  const words = wordsOf(step, props.payment);
  const reason = useReason(`desk.${step}.${props.payment.id}`, { needed: step !== 'card' });
  return (
    <StepDialog
      title={words.title}
      confirm={words.submit}
      rpc={(client) =>
        step === 'card'
          ? client.rpc('refund_by_card', seenPayment(props))
          : client.rpc(REASONED[step], { ...seenPayment(props), reason: reason.reason })
      }
      parts={[reason]}
      done={words.done}
      onClose={props.onClose}
    >
      <Text>{words.lead}</Text>
      {step !== 'card' && reason.field}
    </StepDialog>
  );
}
