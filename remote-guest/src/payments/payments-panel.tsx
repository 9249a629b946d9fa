import { CreditCard } from 'lucide-react';
import { EmptyState } from '@marisma/shared/ui';
import type { Payment } from '../sample/payments';
import { t } from '../texts';
import { PaymentRow } from './payment-row';
import { List } from './payment-row.styles';

type PaymentsPanelProps = { payments: readonly Payment[]; onReceipt: (payment: Payment) => void };

/** Paid, due and refunded payments, each with a receipt unless it is still due. */
export function PaymentsPanel({ payments, onReceipt }: PaymentsPanelProps) {
  const { payments: texts } = t;
  if (payments.length === 0) {
    return (
      <EmptyState
        level={3}
        icon={<CreditCard aria-hidden="true" strokeWidth={1.5} />}
        title={texts.empty.title}
      >
        {texts.empty.reason}
      </EmptyState>
    );
  }
  return (
    <List aria-label={texts.caption}>
      {payments.map((payment) => (
        <PaymentRow key={payment.id} payment={payment} onReceipt={() => onReceipt(payment)} />
      ))}
    </List>
  );
}
