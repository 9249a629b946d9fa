import { formatCents } from '@marisma/area-kit/booking/calendar';
import type { PlainDate } from '@marisma/area-kit/format';
import { token } from '@marisma/area-kit/theme';
import { Badge, Button, Stack, Subheading } from '@marisma/area-kit/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { formatDay, formatDayOf } from '../../../lib/format';
import { paymentName, type StayPayment } from '../../../lib/payments';
import { t } from '../../../texts';
import type { DeskStay } from '../queries';
import { LineList } from '../read/parts.styles';
import { useOpenRequest } from '../request-context';
import { useCardsOn } from './queries';
import type { Chosen } from './step-dialogs';

const Payments = styled(LineList)`
  small {
    flex-basis: 100%;
    color: ${token.color.textMuted};
    overflow-wrap: anywhere;
  }
`;

const Buttons = styled(Stack)`
  justify-content: flex-end;
  margin-left: auto;
`;

type PaymentStep = Extract<Chosen, { payment: StayPayment }>['step'];

interface PaymentListProps {
  stay: DeskStay;
  today: PlainDate;
  onChoose: (chosen: Chosen) => void;
}

/** What is due and what came, oldest due first, each with what can be done about it. */
export function PaymentList({ stay, today, onChoose }: PaymentListProps) {
  const { payments } = stay;
  const refunds = payments.some(({ kind, received_at }) => kind === 'refund' && received_at === null);
  const paidByCard = payments.some(({ kind, method }) => kind !== 'refund' && method === 'card');
  const cardsOn = useCardsOn(refunds && paidByCard);
  const steps = (payment: StayPayment): [PaymentStep, string][] =>
    payment.received_at === null
      ? stepsOfOpen(payment, stay.check_in <= today, cardsOn && paidByCard)
      : stepsOfReceived(payment, payments, stay.status !== 'confirmed' || stay.check_out <= today);
  return (
    <Stack $gap={2}>
      <Subheading>{t.deskStay.payments.title}</Subheading>
      <Payments>
        {payments.map((payment) => (
          <li key={payment.id}>
            <span>{paymentName(payment)}</span>
            <strong>{formatCents(payment.amount_cents)}</strong>
            <State payment={payment} payments={payments} />
            <Buttons $row $wrap $gap={2}>
              {steps(payment).map(([step, label]) => (
                <Button
                  key={step}
                  variant={step === 'payment' || step === 'damage' || step === 'card' ? 'outline' : 'quiet'}
                  size="sm"
                  aria-label={t.bill.long(label, paymentName(payment), formatCents(payment.amount_cents))}
                  onClick={() => onChoose({ step, payment })}
                >
                  {label}
                </Button>
              ))}
            </Buttons>
            <Facts payment={payment} />
          </li>
        ))}
      </Payments>
    </Stack>
  );
}

function stepsOfOpen(
  { kind, method }: StayPayment,
  begun: boolean,
  cardsOn: boolean,
): [PaymentStep, string][] {
  const { payments } = t.deskStay;
  if (kind === 'refund') {
    // The provider has it.
    if (method === 'card') return [];
    return cardsOn
      ? [
          ['card', t.bill.card.action],
          ['payment', payments.sent],
        ]
      : [['payment', payments.sent]];
  }
  const note: [PaymentStep, string] = ['payment', payments.received];
  if (kind === 'extra') return [['drop', t.bill.drop.action], note];
  return begun && (kind === 'deposit' || kind === 'balance' || kind === 'damage')
    ? [['waive', payments.waive], note]
    : [note];
}

const wasReversed = ({ id }: StayPayment, payments: readonly StayPayment[]): boolean =>
  payments.some(({ reverses }) => reverses === id);

function stepsOfReceived(
  payment: StayPayment,
  payments: readonly StayPayment[],
  left: boolean,
): [PaymentStep, string][] {
  const { id, kind, reverses, claim_cents } = payment;
  if (reverses !== null || wasReversed(payment, payments)) return [];
  const refund = payments.find((one) => one.refund_of === id && one.reverses === null);
  const settled = refund !== undefined || claim_cents !== null;
  const correct: [PaymentStep, string][] =
    refund && refund.received_at !== null && !wasReversed(refund, payments)
      ? []
      : [['reverse', t.bill.reverse.action]];
  if (kind === 'extra' && !settled) return [...correct, ['drop', t.bill.drop.action]];
  if (kind === 'damage' && !settled && left) return [...correct, ['damage', t.bill.damage.action]];
  return correct;
}

function State({ payment, payments }: { payment: StayPayment; payments: readonly StayPayment[] }) {
  const texts = t.deskStay.payments;
  const { kind, due_on, received_at, method, disputed } = payment;
  const refund = kind === 'refund';
  if (received_at === null) {
    if (method === 'card') return <Badge $tone="accent">{t.bill.onItsWay}</Badge>;
    return <Badge $tone="warning">{texts[refund ? 'sendBy' : 'due'](formatDay(due_on))}</Badge>;
  }
  if (wasReversed(payment, payments)) return <Badge $tone="neutral">{t.bill.corrected}</Badge>;
  return (
    <>
      <Badge $tone={payment.reverses === null ? 'success' : 'neutral'}>
        {texts.done[kind](dayOf(payment))}
      </Badge>
      {disputed && (
        <Badge $tone={disputed === 'won' ? 'success' : 'danger'}>{t.bill.disputed[disputed]}</Badge>
      )}
    </>
  );
}

const dayOf = ({ received_on, received_at }: StayPayment): string =>
  received_on === null ? formatDayOf(received_at ?? '') : formatDay(received_on);

/** How it came and what it is called elsewhere, and what was kept of it. */
function Facts({ payment }: { payment: StayPayment }): ReactNode {
  const { staffName } = useOpenRequest();
  const { received_at, method, reference, receipt_no, noted_by, claim_cents, claim_reason } = payment;
  const by = staffName(noted_by);
  const facts = [
    received_at !== null && method && t.payments.methods[method],
    reference,
    receipt_no !== null && t.payments.receipt(receipt_no),
    by && t.bill.notedBy(by),
    claim_cents !== null && t.bill.claimed(formatCents(claim_cents), claim_reason ?? ''),
  ].filter(Boolean);
  return facts.length > 0 && <small>{facts.join(' · ')}</small>;
}
