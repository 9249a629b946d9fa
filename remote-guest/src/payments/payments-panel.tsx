import { EmptyState } from '@marisma/area-kit/ui';
import { CreditCard } from 'lucide-react';
import { OwnThenSamples } from '../parts/own-then-samples';
import { t } from '../texts';
import { paymentsOf, type Payment } from './payment';
import { PaymentRow } from './payment-row';
import { List } from './payment-row.styles';

/** Paid, due and refunded payments, each with a receipt unless it is still to come. */
export function PaymentsPanel({ onReceipt }: { onReceipt: (payment: Payment) => void }) {
  const { payments: texts, live } = t;
  return (
    <OwnThenSamples
      from={({ stays }) => paymentsOf(stays)}
      sampleTitle={live.samplePayments}
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
        <List aria-label={payments[0]?.stay.sample ? live.samplePayments : texts.caption}>
          {payments.map((payment) => (
            <PaymentRow key={payment.number} payment={payment} onReceipt={() => onReceipt(payment)} />
          ))}
        </List>
      )}
    </OwnThenSamples>
  );
}
