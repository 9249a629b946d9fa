import { formatCents, QuoteLines } from '@marisma/area-kit/booking/calendar';
import { change, type Quote } from '@marisma/area-kit/data';
import { dayAtHouse, parsePlainDate, type PlainDate } from '@marisma/area-kit/format';
import { useShell } from '@marisma/area-kit/shell';
import {
  Button,
  DateField,
  Dialog,
  Field,
  FormStatus,
  Input,
  KeyValueList,
  Stack,
  TextArea,
  useDraft,
  useFirstInvalid,
  useToday,
} from '@marisma/area-kit/ui';
import { type ReactNode, useState } from 'react';
import { paidCents } from '../../../lib/payments';
import { t } from '../../../texts';
import type { Client, DeskStay } from '../queries';
import { useRequestChange } from '../request-context';

/** Names a stay as the caller has read it; another version is refused. */
export const seenStay = ({ id, version }: DeskStay) => ({ reservation_id: id, expected_version: version });

/** What each change of a stay is given. */
export interface StepProps {
  stay: DeskStay;
  onClose: () => void;
}

interface Part {
  check?: () => boolean;
  forget?: () => void;
}

interface StepDialogProps {
  title: string;
  confirm: string;
  /** Makes the change. */
  rpc: (client: Client) => Parameters<typeof change>[0];
  /** Its fields: each says whether it is filled in, and forgets what is typed once the change is made. */
  parts?: readonly Part[];
  /** Said once the change is made. */
  done: string;
  disabled?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Asks before a stay is changed, makes the change once, and says that it was made or why it was not. */
export function StepDialog(props: StepDialogProps) {
  const { title, confirm, rpc, parts = [], done, disabled, onClose, children } = props;
  const { notify } = useShell();
  const { busy, problem, send } = useRequestChange((client) => change(rpc(client)));
  const { frame, goThere } = useFirstInvalid();
  const decide = async () => {
    if (parts.map(({ check }) => check?.() ?? true).includes(false)) return goThere();
    if (!(await send())) return;
    for (const { forget } of parts) forget?.();
    notify({ kind: 'success', title: done });
    onClose();
  };
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant="outline" onClick={onClose} disabled={busy}>
            {t.deskStay.back}
          </Button>
          <Button busy={busy} busyLabel={t.deskStay.busy} disabled={disabled} onClick={() => void decide()}>
            {confirm}
          </Button>
        </>
      }
    >
      <Stack $gap={5} ref={frame}>
        {children}
        <FormStatus tone="danger">{problem}</FormStatus>
      </Stack>
    </Dialog>
  );
}

/** A typed amount of US dollars in cents: '1,250', 'US$1250.5', '1250.50'; undefined for what is no amount. */
export function centsOf(typed: string): number | undefined {
  const plain = typed.replace(/US|[\s$,]/g, '');
  return /^\d{1,9}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : undefined;
}

export const amountOf = (cents: number): string => (cents / 100).toFixed(2);

/** An amount: what is typed, its cents, and its field, which says what is wrong once `check` was called. */
export function useAmount({ label = t.bill.amount, hint, first = '', wrong, possible }: AmountOptions) {
  const [typed, setTyped] = useState(first);
  const [tried, setTried] = useState(false);
  const cents = centsOf(typed);
  const good = cents !== undefined && possible(cents);
  return {
    typed,
    cents: good ? cents : undefined,
    check: () => {
      setTried(true);
      return good;
    },
    field: (
      <Field label={label} hint={hint} error={tried && !good ? wrong : undefined} required>
        <Input
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => {
            setTried(false);
            setTyped(target.value);
          }}
        />
      </Field>
    ),
  };
}

interface AmountOptions {
  label?: string;
  hint?: string;
  first?: string;
  wrong: string;
  possible: (cents: number) => boolean;
}

/** A day of the house between two days, both included. */
export function useDay({ label, first, min, max, wrong }: DayOptions) {
  const today = useToday(dayAtHouse);
  const [day, setDay] = useState<string>(first ?? today);
  const [tried, setTried] = useState(false);
  const good = parsePlainDate(day) !== undefined && (!min || day >= min) && (!max || day <= max);
  return {
    day,
    check: () => {
      setTried(true);
      return good;
    },
    field: (
      <DateField
        label={label}
        value={day}
        min={min}
        max={max}
        today={today}
        error={tried && !good ? wrong : undefined}
        onChange={(value) => {
          setTried(false);
          setDay(value);
        }}
        required
      />
    ),
  };
}

interface DayOptions {
  label: string;
  first?: PlainDate;
  min?: PlainDate;
  max?: PlainDate;
  wrong: string;
}

/** A reason that the guest reads; it is kept in this tab until the change is made. */
export function useReason(
  name: string,
  {
    rows = 3,
    most = 1000,
    label = t.bill.reason,
    hint = t.bill.reasonHint,
    needed = true,
  }: ReasonOptions = {},
) {
  const [typed, write] = useDraft(name);
  const [tried, setTried] = useState(false);
  const reason = typed.trim();
  return {
    reason,
    field: (
      <Field
        label={label}
        hint={hint}
        error={tried && needed && !reason ? t.bill.noReason : undefined}
        required={needed}
      >
        <TextArea
          rows={rows}
          maxLength={most}
          value={typed}
          onChange={({ target }) => {
            setTried(false);
            write(target.value);
          }}
        />
      </Field>
    ),
    check: () => {
      setTried(true);
      return !needed || reason !== '';
    },
    forget: () => write(''),
  };
}

interface ReasonOptions {
  rows?: number;
  most?: number;
  label?: string;
  hint?: string;
  /** Whether it has to be given. */
  needed?: boolean;
}

interface NewPriceProps {
  stay: DeskStay;
  quote: Quote;
}

/** What a stay would cost, beside what it costs now and what was paid. */
export function NewPrice({ stay, quote }: NewPriceProps) {
  const { move, cancel } = t.deskStay;
  const agreed = stay.status === 'confirmed';
  const paid = paidCents(stay.payments);
  const left = quote.total_cents - paid;
  return (
    <>
      <KeyValueList
        items={[
          { key: move.now, value: formatCents(stay.total_cents) },
          { key: move.then, value: <strong>{formatCents(quote.total_cents)}</strong> },
          ...(agreed
            ? [
                { key: cancel.paid, value: formatCents(paid) },
                { key: left < 0 ? move.back : move.left, value: formatCents(Math.abs(left)) },
              ]
            : []),
        ]}
      />
      <QuoteLines quote={quote} agreed={agreed} />
    </>
  );
}
