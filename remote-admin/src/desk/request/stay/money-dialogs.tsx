import { change, read } from '@marisma/area-kit/data';
import { dayAtHouse } from '@marisma/area-kit/format';
import { cancellationSteps, formatCents } from '@marisma/area-kit/booking/calendar';
import {
  ErrorState,
  Field,
  Input,
  KeyValueList,
  Select,
  Spinner,
  Text,
  TextArea,
  useDraft,
  useToday,
} from '@marisma/area-kit/ui';
import { useRead } from '@marisma/area-kit/queries';
import { useState } from 'react';
import { t } from '../../../texts';
import { dayInWords } from '../../../lib/moments';
import { DESK } from '../../queries';
import type { DeskStay, StayPayment } from '../queries';
import { seenStay, StepDialog, type StepProps } from './step-dialog';

/** What the guest has paid, less what has gone back. */
export const paidFor = ({ payments }: DeskStay): number =>
  payments
    .filter(({ received_at }) => received_at !== null)
    .reduce((sum, { kind, amount_cents }) => sum + (kind === 'refund' ? -amount_cents : amount_cents), 0);

/** What the guest still has to pay. */
const owedFor = ({ payments }: DeskStay): number =>
  payments
    .filter(({ kind, received_at }) => kind !== 'refund' && received_at === null)
    .reduce((sum, { amount_cents }) => sum + amount_cents, 0);

/** Cancels a confirmed stay; says first what goes back, and what is still owed. */
export function CancelDialog({ stay, onClose }: StepProps) {
  const texts = t.deskStay.cancel;
  const [by, setBy] = useState<'' | 'guest' | 'house'>('');
  const [reason, write] = useDraft(`desk.cancel.${stay.id}`);
  const paid = paidFor(stay);
  const owed = owedFor(stay);
  const begun = stay.check_in <= useToday(dayAtHouse);
  const refund = useRead(
    'reading a refund',
    [...DESK, 'refund', stay.id, stay.version],
    (client, signal) => read(client.rpc('stay_refund', { reservation_id: stay.id }), signal),
    { staleTime: 0 },
  );
  const back = by === 'house' ? paid : by === 'guest' ? refund.data : undefined;
  return (
    <StepDialog
      title={texts.title}
      confirm={back ? texts.submitWith(formatCents(back)) : texts.submit}
      change={(client) =>
        change(
          client.rpc('cancel_stay', { ...seenStay(stay), reason: reason.trim(), for_guest: by === 'guest' }),
        )
      }
      done={texts.done(stay.code)}
      onDone={() => write('')}
      disabled={back === undefined}
      onClose={onClose}
    >
      <Text>{begun ? texts.leadBegun : texts.lead}</Text>
      <Field label={texts.by} required>
        <Select value={by} onChange={(event) => setBy(event.target.value as typeof by)}>
          <option value="">{texts.choose}</option>
          <option value="guest">{texts.byGuest}</option>
          <option value="house">{texts.byHouse}</option>
        </Select>
      </Field>
      <div role="status">
        {by === 'guest' && refund.isError ? (
          <ErrorState
            level={3}
            title={texts.failed}
            onRetry={() => void refund.refetch()}
            busy={refund.isFetching}
          />
        ) : by === 'guest' && back === undefined ? (
          <Spinner label={texts.counting} />
        ) : (
          back !== undefined && (
            <KeyValueList
              items={[
                { key: texts.paid, value: formatCents(paid) },
                { key: texts.refund, value: <strong>{formatCents(back)}</strong> },
                { key: texts.kept, value: formatCents(paid - back) },
                ...(owed > 0
                  ? [{ key: begun && by === 'guest' ? texts.owed : texts.ended, value: formatCents(owed) }]
                  : []),
              ]}
            />
          )
        )}
        {by === 'guest' &&
          cancellationSteps(stay.quote).map((step) => (
            <Text key={step} $size="sm" $muted>
              {step}
            </Text>
          ))}
      </div>
      <Field label={texts.reason} hint={texts.hint}>
        <TextArea rows={3} maxLength={1000} value={reason} onChange={(event) => write(event.target.value)} />
      </Field>
    </StepDialog>
  );
}

/** A typed amount of US dollars in cents: '1,250', '$1250.5', '1250.50'; 0 for what is no amount. */
function centsOf(typed: string): number {
  const plain = typed.replace(/[\s$,]/g, '');
  return /^\d{1,9}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : 0;
}

/** Notes what is due as received or, for a refund, sent; whole or in part. */
export function PaymentDialog({ stay, payment, onClose }: StepProps & { payment: StayPayment }) {
  const texts = t.deskStay.payment;
  const [amount, setAmount] = useState((payment.amount_cents / 100).toFixed(2));
  const [tried, setTried] = useState(false);
  const most = payment.amount_cents;
  const cents = centsOf(amount);
  const refund = payment.kind === 'refund';
  const possible = cents >= 1 && cents <= most;
  return (
    <StepDialog
      title={texts.title[payment.kind]}
      confirm={texts.submit}
      change={(client) =>
        change(client.rpc('record_payment', { ...seenStay(stay), kind: payment.kind, amount_cents: cents }))
      }
      check={() => {
        setTried(true);
        return possible;
      }}
      done={texts.done}
      onClose={onClose}
    >
      <Text>{texts[refund ? 'leadRefund' : 'lead'](formatCents(most), dayInWords(payment.due_on))}</Text>
      <Field
        label={texts.amount}
        hint={texts[refund ? 'hintRefund' : 'hint']}
        error={tried && !possible ? texts.wrong(formatCents(most)) : undefined}
        required
      >
        <Input
          inputMode="decimal"
          value={amount}
          onChange={(event) => {
            setTried(false);
            setAmount(event.target.value);
          }}
        />
      </Field>
    </StepDialog>
  );
}
