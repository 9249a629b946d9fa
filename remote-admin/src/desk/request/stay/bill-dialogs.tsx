import { formatCents } from '@marisma/area-kit/booking/calendar';
import { addDays, dayAtHouse } from '@marisma/area-kit/format';
import { Text, useToday } from '@marisma/area-kit/ui';
import { useState } from 'react';
import { formatDay } from '../../../lib/format';
import { t } from '../../../texts';
import { useLapsesOn, useReletRefund } from './queries';
import { stayVersion, StepDialog, type StepProps } from './step-dialog';
import { amountOf, useAmount, useDay, useTyped } from './step-fields';
import { TextField } from '../../../lib/text-field';

/** Puts something on the bill that is no part of the price. */
export function ExtraDialog({ stay, onClose }: StepProps) {
  const texts = t.bill.extra;
  const today = useToday(dayAtHouse);
  const what = useTyped('', (text) => text.trim() !== '');
  const amount = useAmount({ wrong: t.bill.noAmount, possible: (cents) => cents >= 1 && cents <= 9_999_999 });
  const due = useDay({
    label: texts.due,
    first: stay.check_in > today ? stay.check_in : today,
    min: today,
    wrong: texts.wrongDue,
  });
  return (
    <StepDialog
      texts={texts}
      rpc={(client) =>
        client.rpc('add_extra', {
          ...stayVersion(stay),
          what: what.typed.trim(),
          amount_cents: amount.cents ?? 0,
          due_on: due.day,
        })
      }
      parts={[what, amount, due]}
      onClose={onClose}
    >
      <Text>{texts.lead}</Text>
      <TextField
        label={texts.what}
        error={what.isWrong ? texts.noWhat : undefined}
        required
        value={what.typed}
        maxLength={100}
        onChange={(text) => what.type(text)}
      />
      {amount.field}
      {due.field}
    </StepDialog>
  );
}

/** Keeps a stay of which nothing was paid until a day. */
export function KeepDialog({ stay, onClose }: StepProps) {
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
      texts={{ ...texts, done: texts.done(stay.code, formatDay(until.day)) }}
      rpc={(client) => client.rpc('keep_unpaid', { ...stayVersion(stay), until: until.day })}
      parts={[until]}
      onClose={onClose}
    >
      <Text>{texts.lead(stay.code, formatDay(lapses))}</Text>
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
      texts={{ ...texts, submit: texts.submit(formatCents(amount.cents ?? most)) }}
      rpc={(client) => client.rpc('grant_relet', { ...stayVersion(stay), amount_cents: amount.cents ?? 0 })}
      parts={[amount]}
      onClose={onClose}
    >
      <Text>{texts.lead(formatCents(most))}</Text>
      {amount.field}
    </StepDialog>
  );
}
