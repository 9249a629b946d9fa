import { dayAtHouse } from '@marisma/area-kit/format';
import { useShell } from '@marisma/area-kit/shell';
import { cancellationSteps, formatCents } from '@marisma/area-kit/stays/calendar';
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
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../../texts';
import { dayInWords } from '../../../lib/moments';
import type { StayPayment } from '../../../lib/payments.data';
import type { DeskStay } from '../read/request';
import { readCents } from './money';
import { cancelStay, readRefund, recordPayment } from './stay.data';
import { StepDialog, type StepProps } from './step-dialog';

/** What the guest has paid, less what has gone back. */
export const paidFor = ({ payments }: DeskStay): number =>
  payments
    .filter(({ receivedAt }) => receivedAt !== null)
    .reduce((sum, { kind, amountCents }) => sum + (kind === 'refund' ? -amountCents : amountCents), 0);

/** What the guest still has to pay. */
const owedFor = ({ payments }: DeskStay): number =>
  payments
    .filter(({ kind, receivedAt }) => kind !== 'refund' && receivedAt === null)
    .reduce((sum, { amountCents }) => sum + amountCents, 0);

/** Cancels a confirmed stay; says first what goes back, and what is still owed. */
export function CancelDialog({ stay, onClose }: StepProps) {
  const texts = t.deskStay.cancel;
  const { supabase } = useShell();
  const [by, setBy] = useState<'' | 'guest' | 'house'>('');
  const [reason, write] = useDraft(`desk.cancel.${stay.id}`);
  const paid = paidFor(stay);
  const owed = owedFor(stay);
  const begun = stay.checkIn <= useToday(dayAtHouse);
  const refund = useQuery({
    queryKey: ['desk-refund', stay.id, stay.version],
    queryFn: async ({ signal }) => readRefund(await supabase(), stay.id, signal),
    staleTime: 0,
    meta: { during: 'reading a refund' },
  });
  const back = by === 'house' ? paid : by === 'guest' ? refund.data : undefined;
  return (
    <StepDialog
      title={texts.title}
      confirm={back ? texts.submitWith(formatCents(back)) : texts.submit}
      change={(client) => cancelStay(client, stay, reason.trim(), by === 'guest')}
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
          stay.quote &&
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

/** Notes what is due as received or, for a refund, sent; whole or in part. */
export function PaymentDialog({ stay, payment, onClose }: StepProps & { payment: StayPayment }) {
  const texts = t.deskStay.payment;
  const [amount, setAmount] = useState((payment.amountCents / 100).toFixed(2));
  const [tried, setTried] = useState(false);
  const most = payment.amountCents;
  const cents = readCents(amount) ?? 0;
  const refund = payment.kind === 'refund';
  const possible = cents >= 1 && cents <= most;
  return (
    <StepDialog
      title={texts.title[payment.kind]}
      confirm={texts.submit}
      change={(client) => recordPayment(client, stay, payment.kind, cents)}
      check={() => {
        setTried(true);
        return possible;
      }}
      done={texts.done}
      onClose={onClose}
    >
      <Text>{texts[refund ? 'leadRefund' : 'lead'](formatCents(most), dayInWords(payment.dueOn))}</Text>
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
