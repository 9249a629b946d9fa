import type { PricedNights } from '@marisma/area-kit/booking';
import { formatCents } from '@marisma/area-kit/booking/calendar';
import { change, type Enums } from '@marisma/area-kit/data';
import { addDays, dayAtHouse, now } from '@marisma/area-kit/format';
import { Checkbox, Field, Grid, Input, KeyValueList, Select, Text, useToday } from '@marisma/area-kit/ui';
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

const ofPayment = {
  payment: PaymentDialog,
  waive: WaiveDialog,
  reverse: ReverseDialog,
  drop: DropDialog,
  damage: DamageDialog,
  card: CardRefundDialog,
};

/** A change of a stay that has been begun. */
export type Chosen =
  | { step: keyof typeof ofStay }
  | { step: 'move'; wish?: PricedNights }
  | { step: keyof typeof ofPayment; payment: StayPayment };

export interface StepDialogsProps {
  stay: DeskStay;
  chosen: Chosen;
  onClose: () => void;
}

/** The dialog of a change of a stay. */
export default function StepDialogs({ stay, chosen, onClose }: StepDialogsProps) {
  if (chosen.step === 'move') return <MoveDialog stay={stay} wish={chosen.wish} onClose={onClose} />;
  if ('payment' in chosen) {
    const Dialog = ofPayment[chosen.step];
    return <Dialog stay={stay} payment={chosen.payment} onClose={onClose} />;
  }
  const Dialog = ofStay[chosen.step];
  return <Dialog stay={stay} onClose={onClose} />;
}

/** Agrees to a pending stay. */
function ConfirmDialog({ stay, onClose }: StepProps) {
  const texts = t.deskStay.confirm;
  const { request } = useOpenRequest();
  const today = useToday(dayAtHouse);
  return (
    <StepDialog
      title={texts.title}
      confirm={texts.submit}
      change={(client) => change(client.rpc('confirm_stay', seenStay(stay)))}
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
      <Text $muted>{texts.deposit(formatCents(stay.quote.deposit_cents))}</Text>
      {stay.quote.balance_due_on && (
        <Text $muted>
          {stay.quote.balance_due_on > today
            ? texts.balance(formatCents(stay.quote.balance_cents), dayInWords(stay.quote.balance_due_on))
            : texts.balanceToday(formatCents(stay.quote.balance_cents))}
        </Text>
      )}
    </StepDialog>
  );
}

/** Refuses a pending stay, or takes back the offer of one, with a reason that the guest reads. */
function DeclineDialog({ stay, onClose }: StepProps) {
  const texts = stay.offer ? t.deskStay.takeBack : t.deskStay.decline;
  const { reason, field, check, forget } = useReason(`desk.decline.${stay.id}`, {
    rows: 4,
    hint: texts.hint,
  });
  const [forGuest, setForGuest] = useState(false);
  const said = stay.offer ? t.deskStay.saidNo.offer : t.deskStay.saidNo.request;
  return (
    <StepDialog
      title={texts.title}
      confirm={texts.submit}
      change={(client) =>
        change(
          forGuest
            ? client.rpc('withdraw_stay', seenStay(stay))
            : client.rpc('decline_stay', { ...seenStay(stay), reason }),
        )
      }
      check={() => forGuest || check()}
      done={forGuest ? said.done(stay.code) : texts.done(stay.code)}
      onDone={forget}
      onClose={onClose}
    >
      <Checkbox
        label={said.label}
        checked={forGuest}
        onChange={({ target }) => setForGuest(target.checked)}
      />
      <Text>{forGuest ? said.lead : texts.lead}</Text>
      {!forGuest && field}
    </StepDialog>
  );
}

/** Gives up what is due, with a reason that stands in the history. */
function WaiveDialog({ stay, payment, onClose }: StepProps & { payment: StayPayment }) {
  const texts = t.deskStay.waive;
  const { reason, field, check, forget } = useReason(`desk.waive.${payment.id}`);
  return (
    <StepDialog
      title={texts.title}
      confirm={texts.submit(formatCents(payment.amount_cents))}
      change={(client) =>
        change(
          client.rpc('waive_payment', { payment_id: payment.id, reason, expected_version: stay.version }),
        )
      }
      check={check}
      done={texts.done}
      onDone={forget}
      onClose={onClose}
    >
      <Text>{texts.lead(formatCents(payment.amount_cents))}</Text>
      {field}
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
      change={(client) => change(client.rpc('extend_hold', { ...seenStay(stay), hours }))}
      done={texts.done(stay.code, until)}
      onClose={onClose}
    >
      <Field label={texts.hours} hint={texts.until(until)}>
        <Select value={hours} onChange={({ target }) => setHours(Number(target.value))}>
          {HOURS.map((count) => (
            <option key={count} value={count}>
              {texts.option(count)}
            </option>
          ))}
        </Select>
      </Field>
    </StepDialog>
  );
}

interface PaymentProps extends StepProps {
  payment: StayPayment;
}

type Method = Enums<'payment_method'>;

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
function ReverseDialog({ stay, payment, onClose }: PaymentProps) {
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
function DropDialog({ stay, payment, onClose }: PaymentProps) {
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
function CardRefundDialog({ stay, payment, onClose }: PaymentProps) {
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

/** Puts something on the bill that is no part of the price. */
function ExtraDialog({ stay, onClose }: StepProps) {
  const texts = t.bill.extra;
  const today = useToday(dayAtHouse);
  const [what, setWhat] = useState('');
  const [tried, setTried] = useState(false);
  const amount = useAmount({ wrong: t.bill.noAmount, possible: (cents) => cents >= 1 && cents <= 9_999_999 });
  const due = useDay({
    label: texts.due,
    first: stay.check_in > today ? stay.check_in : today,
    min: today,
    wrong: texts.wrongDue,
  });
  const check = () => {
    setTried(true);
    return [what.trim() !== '', amount.check(), due.check()].every(Boolean);
  };
  return (
    <StepDialog
      title={texts.title}
      confirm={texts.submit}
      change={(client) =>
        change(
          client.rpc('add_extra', {
            ...seenStay(stay),
            what: what.trim(),
            amount_cents: amount.cents ?? 0,
            due_on: due.day,
          }),
        )
      }
      check={check}
      done={texts.done}
      onClose={onClose}
    >
      <Text>{texts.lead}</Text>
      <Field label={texts.what} error={tried && what.trim() === '' ? texts.noWhat : undefined} required>
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

/** Gives a damage deposit back, less what is kept with a reason. */
function DamageDialog({ stay, payment, onClose }: PaymentProps) {
  const texts = t.bill.damage;
  const most = payment.amount_cents;
  const claim = useAmount({
    label: texts.claim,
    hint: texts.claimHint,
    first: '0',
    wrong: texts.wrong(formatCents(most)),
    possible: (cents) => cents <= most,
  });
  const kept = claim.cents ?? 0;
  const { reason, field, check, forget } = useReason(`desk.damage.${payment.id}`, { needed: kept > 0 });
  return (
    <StepDialog
      title={texts.title}
      confirm={kept < most ? texts.submit(formatCents(most - kept)) : texts.submitNone}
      change={(client) =>
        change(
          client.rpc('release_damage', {
            ...seenPayment({ stay, payment, onClose }),
            claim_cents: kept,
            reason: kept > 0 ? reason : '',
          }),
        )
      }
      check={() => [claim.check(), check()].every(Boolean)}
      done={texts.done}
      onDone={forget}
      onClose={onClose}
    >
      <Text>{texts.lead(formatCents(most))}</Text>
      {claim.field}
      {kept > 0 && field}
      <div role="status">
        <KeyValueList items={[{ key: texts.back, value: <strong>{formatCents(most - kept)}</strong> }]} />
      </div>
    </StepDialog>
  );
}

/** Keeps a stay of which nothing was paid until a day. */
function KeepDialog({ stay, onClose }: StepProps) {
  const texts = t.bill.keep;
  const today = useToday(dayAtHouse);
  const now = useLapsesOn(stay) ?? today;
  const week = addDays(now > today ? now : today, 7);
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
      change={(client) => change(client.rpc('keep_unpaid', { ...seenStay(stay), until: until.day }))}
      check={until.check}
      done={texts.done(stay.code, dayInWords(until.day))}
      onClose={onClose}
    >
      <Text>{texts.lead(stay.code, dayInWords(now))}</Text>
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
      change={(client) =>
        change(client.rpc('grant_relet', { ...seenStay(stay), amount_cents: amount.cents ?? 0 }))
      }
      check={amount.check}
      done={texts.done}
      onClose={onClose}
    >
      <Text>{texts.lead(formatCents(most))}</Text>
      {amount.field}
    </StepDialog>
  );
}
