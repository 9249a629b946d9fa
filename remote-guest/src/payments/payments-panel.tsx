import { CreditCard } from 'lucide-react';
import { EmptyState } from '@marisma/area-kit/ui';
import type { Payment } from '../lib/payment';
import { OwnThenSamples } from '../parts/own-then-samples';
import { t } from '../texts';
import { PaymentRow } from './payment-row';
import { List } from './payment-row.styles';

type PaymentsPanelProps = {
  own: readonly Payment[] | undefined;
  samples: readonly Payment[];
  onReceipt: (payment: Payment) => void;
};

/** Paid, due and refunded payments, each with a receipt unless it is still to come. */
export function PaymentsPanel({ own, samples, onReceipt }: PaymentsPanelProps) {
  const { payments: texts } = t;
  return (
    <OwnThenSamples
      own={own}
      samples={samples}
      sampleTitle={t.live.samplePayments}
      empty={
        <EmptyState
          level={3}
          icon={<CreditCard aria-hidden="true" strokeWidth={1.5} />}
          title={texts.empty.title}
        >
          {texts.empty.reason}
        </EmptyState>
      }
    >
      {(payments) => (
        <List aria-label={payments[0]?.booking.live ? texts.caption : t.live.samplePayments}>
          {payments.map((payment) => (
            <PaymentRow key={payment.id} payment={payment} onReceipt={() => onReceipt(payment)} />
          ))}
        </List>
      )}
    </OwnThenSamples>
  );
}
