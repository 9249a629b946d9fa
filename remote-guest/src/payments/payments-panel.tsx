import { formatDate, formatMoney } from '@marisma/shared/format';
import { useLocale } from '@marisma/shared/shell';
import {
  Button,
  DataTable,
  EmptyState,
  StatusBadge,
  Text,
  VisuallyHidden,
  type BadgeTone,
  type Column,
} from '@marisma/shared/ui';
import { CreditCard, ReceiptText } from 'lucide-react';
import type { Payment } from '../sample/payments';
import { useTexts } from '../texts/use-texts';

const tones: Record<Payment['status'], BadgeTone> = { paid: 'success', due: 'warning', refunded: 'neutral' };

type PaymentsPanelProps = { payments: readonly Payment[]; onReceipt: (payment: Payment) => void };

/** What was paid, is due and went back, each with its receipt once money has moved. */
export function PaymentsPanel({ payments, onReceipt }: PaymentsPanelProps) {
  const { payments: texts, homes } = useTexts();
  const locale = useLocale();
  const columns: Column<Payment>[] = [
    { key: 'date', header: texts.date, render: ({ date }) => formatDate(date, locale) },
    {
      key: 'stay',
      header: texts.stay,
      render: ({ booking, kind }) => (
        <div>
          {homes[booking.property].title}
          <Text as="div" $size="xs" $muted>
            {texts.kinds[kind]}
          </Text>
        </div>
      ),
    },
    {
      key: 'status',
      header: texts.statusLabel,
      render: ({ status }) => (
        <div>
          <StatusBadge tone={tones[status]}>{texts.status[status]}</StatusBadge>
        </div>
      ),
    },
    {
      key: 'amount',
      header: texts.amount,
      align: 'end',
      render: ({ amount }) => formatMoney(amount, locale),
    },
    {
      key: 'receipt',
      header: texts.receiptColumn,
      render: (payment) =>
        payment.status === 'due' ? (
          <Text as="span" $size="sm" $muted>
            {texts.notYet}
          </Text>
        ) : (
          <div>
            <Button size="sm" variant="outline" onClick={() => onReceipt(payment)}>
              <ReceiptText aria-hidden="true" strokeWidth={1.75} />
              {texts.receipt}
              <VisuallyHidden>{texts.receiptOf(payment.id)}</VisuallyHidden>
            </Button>
          </div>
        ),
    },
  ];
  return (
    <DataTable
      caption={texts.caption}
      columns={columns}
      rows={payments}
      rowKey={({ id }) => id}
      empty={
        <EmptyState
          level={3}
          icon={<CreditCard aria-hidden="true" strokeWidth={1.5} />}
          title={texts.empty.title}
        >
          {texts.empty.reason}
        </EmptyState>
      }
    />
  );
}
