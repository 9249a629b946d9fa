import { change } from '@marisma/area-kit/data';
import { dayAtHouse, now } from '@marisma/area-kit/format';
import { formatCents } from '@marisma/area-kit/booking/calendar';
import { Checkbox, Field, Select, Text, useToday } from '@marisma/area-kit/ui';
import { useState } from 'react';
import { t } from '../../../texts';
import { dayInWords, momentInWords, nightsInWords } from '../../../lib/moments';
import type { StayPayment } from '../../../lib/payments';
import { useOpenRequest } from '../request-context';
import { useReason } from './fields';
import { seenStay, StepDialog, type StepProps } from './step-dialog';

/** Agrees to a pending stay. */
export function ConfirmDialog({ stay, onClose }: StepProps) {
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
export function DeclineDialog({ stay, onClose }: StepProps) {
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
export function WaiveDialog({ stay, payment, onClose }: StepProps & { payment: StayPayment }) {
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
export function HoldDialog({ stay, onClose }: StepProps) {
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
