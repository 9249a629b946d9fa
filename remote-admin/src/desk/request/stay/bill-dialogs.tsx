import { change } from '@marisma/area-kit/data';
import { addDays, dayAtHouse } from '@marisma/area-kit/format';
import { formatCents } from '@marisma/area-kit/booking/calendar';
import { Field, Input, KeyValueList, Text, useToday } from '@marisma/area-kit/ui';
import { useState } from 'react';
import { dayInWords } from '../../../lib/moments';
import { t } from '../../../texts';
import { useReletRefund, useLapsesOn } from '../queries';
import { amountOf, useAmount, useDay, useReason } from './fields';
import { seenPayment, type PaymentProps } from './payment-dialogs';
import { seenStay, StepDialog, type StepProps } from './step-dialog';

/** Puts something on the bill that is no part of the price. */
export function ExtraDialog({ stay, onClose }: StepProps) {
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
export function DamageDialog({ stay, payment, onClose }: PaymentProps) {
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
export function KeepDialog({ stay, onClose }: StepProps) {
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
export function ReletDialog({ stay, onClose }: StepProps) {
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
