import { dayAtHouse, now } from '@marisma/area-kit/format';
import { formatCents } from '@marisma/area-kit/stays/calendar';
import { Field, Select, Text, TextArea, useDraft, useToday } from '@marisma/area-kit/ui';
import { useState } from 'react';
import { t } from '../../../texts';
import { dayInWords, momentInWords, nightsInWords } from '../../../lib/moments';
import { useOpenRequest } from '../request-context';
import { confirmStay, declineStay, extendHold } from './stay.data';
import { StepDialog, type StepProps } from './step-dialog';

/** Agrees to a pending stay. */
export function ConfirmDialog({ stay, onClose }: StepProps) {
  const texts = t.deskStay.confirm;
  const { request } = useOpenRequest();
  const today = useToday(dayAtHouse);
  return (
    <StepDialog
      title={texts.title}
      confirm={texts.submit}
      change={(client) => confirmStay(client, stay)}
      done={texts.done(stay.code)}
      onClose={onClose}
    >
      <Text>
        {texts.lead(request.name, stay.property, nightsInWords(stay.checkIn, stay.checkOut), stay.guests)}
      </Text>
      {stay.quote && <Text $muted>{texts.deposit(formatCents(stay.quote.deposit_cents))}</Text>}
      {stay.quote?.balance_due_on && (
        <Text $muted>
          {stay.quote.balance_due_on > today
            ? texts.balance(formatCents(stay.quote.balance_cents), dayInWords(stay.quote.balance_due_on))
            : texts.balanceToday(formatCents(stay.quote.balance_cents))}
        </Text>
      )}
    </StepDialog>
  );
}

/** Refuses a pending stay, with a reason that the guest reads. */
export function DeclineDialog({ stay, onClose }: StepProps) {
  const texts = t.deskStay.decline;
  const [reason, write] = useDraft(`desk.decline.${stay.id}`);
  const [tried, setTried] = useState(false);
  const missing = reason.trim() === '';
  return (
    <StepDialog
      title={texts.title}
      confirm={texts.submit}
      change={(client) => declineStay(client, stay, reason.trim())}
      check={() => {
        setTried(true);
        return !missing;
      }}
      done={texts.done(stay.code)}
      onDone={() => write('')}
      onClose={onClose}
    >
      <Text>{texts.lead}</Text>
      <Field
        label={texts.reason}
        hint={texts.hint}
        error={tried && missing ? texts.missing : undefined}
        required
      >
        <TextArea
          rows={4}
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
      change={(client) => extendHold(client, stay, hours)}
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
