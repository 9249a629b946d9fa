import { useShell } from '@marisma/shared/shell';
import { formatCents } from '@marisma/shared/stays/calendar';
import { Field, Select, Text, TextArea, useDraft } from '@marisma/shared/ui';
import { useState } from 'react';
import { t } from '../../../texts';
import { momentInWords, nightsInWords } from '../read/moments';
import { useRoom } from '../request-context';
import { useChange } from '../use-change';
import { confirmStay, declineStay, extendHold } from './stay.data';
import { StepDialog, type StepProps } from './step-dialog';

/** Agrees to a pending stay. */
export function ConfirmDialog({ stay, onClose }: StepProps) {
  const texts = t.deskStay.confirm;
  const { request } = useRoom();
  const { notify } = useShell();
  const { busy, problem, send } = useChange((client) => confirmStay(client, stay));
  const confirm = async () => {
    if (!(await send())) return;
    notify({ kind: 'success', title: texts.done(stay.code) });
    onClose();
  };
  return (
    <StepDialog
      title={texts.title}
      confirm={texts.submit}
      busy={busy}
      problem={problem}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <Text>
        {texts.lead(request.name, stay.property, nightsInWords(stay.checkIn, stay.checkOut), stay.guests)}
      </Text>
      {stay.quote && <Text $muted>{texts.deposit(formatCents(stay.quote.depositCents))}</Text>}
    </StepDialog>
  );
}

/** Refuses a pending stay, with a reason that the guest reads. */
export function DeclineDialog({ stay, onClose }: StepProps) {
  const texts = t.deskStay.decline;
  const { notify } = useShell();
  const [reason, write] = useDraft(`desk.decline.${stay.id}`);
  const [issue, setIssue] = useState<string>();
  const { busy, problem, send } = useChange((client) => declineStay(client, stay, reason.trim()));
  const decline = async () => {
    if (reason.trim() === '') return setIssue(texts.missing);
    if (!(await send())) return undefined;
    write('');
    notify({ kind: 'success', title: texts.done(stay.code) });
    return onClose();
  };
  return (
    <StepDialog
      title={texts.title}
      confirm={texts.submit}
      busy={busy}
      problem={problem}
      onConfirm={() => void decline()}
      onClose={onClose}
    >
      <Text>{texts.lead}</Text>
      <Field label={texts.reason} hint={texts.hint} error={issue} required>
        <TextArea
          rows={4}
          maxLength={1000}
          value={reason}
          onChange={(event) => {
            setIssue(undefined);
            write(event.target.value);
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
  const [now] = useState(() => Date.now());
  const { busy, problem, send } = useChange((client) => extendHold(client, stay, hours));
  const keep = async () => {
    if (await send()) onClose();
  };
  return (
    <StepDialog
      title={texts.title}
      confirm={texts.submit}
      busy={busy}
      problem={problem}
      onConfirm={() => void keep()}
      onClose={onClose}
    >
      <Field label={texts.hours} hint={texts.until(momentInWords(new Date(now + hours * HOUR_MS)))}>
        <Select value={hours} onChange={(event) => setHours(Number(event.target.value))}>
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
