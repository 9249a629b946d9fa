import { formatCents } from '@marisma/area-kit/booking/calendar';
import { dayAtHouse, now } from '@marisma/area-kit/format';
import { Checkbox, SelectField, Text, useToday } from '@marisma/area-kit/ui';
import { useState } from 'react';
import { formatDay, formatMoment, formatNights } from '../../../lib/format';
import { t } from '../../../texts';
import { useOpenRequest } from '../request-context';
import { stayVersion, StepDialog, type StepProps } from './step-dialog';
import { useReason } from './step-fields';

/** Agrees to a pending stay. */
export function ConfirmDialog({ stay, onClose }: StepProps) {
  const texts = t.deskStay.confirm;
  const { request } = useOpenRequest();
  const today = useToday(dayAtHouse);
  const { deposit_cents, balance_cents, balance_due_on } = stay.quote;
  return (
    <StepDialog
      texts={{ ...texts, done: texts.done(stay.code) }}
      rpc={(client) => client.rpc('confirm_stay', stayVersion(stay))}
      onClose={onClose}
    >
      <Text>
        {texts.lead(
          request.name || t.desk.noName,
          stay.property,
          formatNights(stay.check_in, stay.check_out),
          stay.guests,
        )}
      </Text>
      <Text $muted>{texts.deposit(formatCents(deposit_cents))}</Text>
      {balance_due_on && (
        <Text $muted>
          {balance_due_on > today
            ? texts.balance(formatCents(balance_cents), formatDay(balance_due_on))
            : texts.balanceToday(formatCents(balance_cents))}
        </Text>
      )}
    </StepDialog>
  );
}

/** Refuses a pending stay, or takes back the offer of one, with a reason that the guest reads. */
export function DeclineDialog({ stay, onClose }: StepProps) {
  const texts = stay.offer ? t.deskStay.takeBack : t.deskStay.decline;
  const said = stay.offer ? t.deskStay.saidNo.offer : t.deskStay.saidNo.request;
  const [forGuest, setForGuest] = useState(false);
  const reason = useReason(`desk.decline.${stay.id}`, { rows: 4, hint: texts.hint, needed: !forGuest });
  return (
    <StepDialog
      texts={{ ...texts, done: forGuest ? said.done(stay.code) : texts.done(stay.code) }}
      rpc={(client) =>
        forGuest
          ? client.rpc('withdraw_stay', stayVersion(stay))
          : client.rpc('decline_stay', { ...stayVersion(stay), reason: reason.reason })
      }
      parts={[reason]}
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
export function HoldDialog({ stay, onClose }: StepProps) {
  const texts = t.deskStay.hold;
  const [hours, setHours] = useState(24);
  const [from] = useState(() => now().getTime());
  const until = formatMoment(new Date(from + hours * HOUR_MS));
  return (
    <StepDialog
      texts={{ ...texts, done: texts.done(stay.code, until) }}
      rpc={(client) => client.rpc('extend_hold', { ...stayVersion(stay), hours })}
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
