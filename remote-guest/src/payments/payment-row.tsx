import { formatDate } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import { Button, StatusBadge, Text, VisuallyHidden, type BadgeTone } from '@marisma/area-kit/ui';
import { ReceiptText } from 'lucide-react';
import { t } from '../texts';
import { moneyInWords } from '../words';
import { kindInWords, type Payment } from './payment';
import { Amount, Receipt, Row, Status, What } from './payment-row.styles';

const tones: Record<Payment['status'], BadgeTone> = {
  paid: 'success',
  due: 'warning',
  owed: 'warning',
  refunded: 'neutral',
};

/** One payment, with a receipt unless it is still due. */
export function PaymentRow({ payment, onReceipt }: { payment: Payment; onReceipt: () => void }) {
  const { payments: texts, homes } = t;
  const { number, stay, date, cents, status } = payment;
  const day = <time dateTime={date}>{formatDate(date, intlLocale())}</time>;
  return (
    <Row>
      <What>
        <Text as="h3" $strong>
          {homes[stay.property_id].title}
        </Text>
        <Text $size="sm" $muted>
          {kindInWords(payment)} ·{' '}
          {status === 'due' ? (
            <>
              {texts.dueOn} {day}
            </>
          ) : (
            day
          )}
        </Text>
      </What>
      <Status>
        <StatusBadge tone={tones[status]}>{texts.status[status]}</StatusBadge>
      </Status>
      <Amount>{moneyInWords(cents)}</Amount>
      <Receipt>
        {status === 'due' || status === 'owed' ? (
          <Text as="span" $size="sm" $muted>
            {texts.notYet}
          </Text>
        ) : (
          <Button size="sm" variant="outline" onClick={onReceipt}>
            <ReceiptText aria-hidden="true" strokeWidth={1.75} />
            {texts.receipt}
            <VisuallyHidden>{texts.receiptOf(number)}</VisuallyHidden>
          </Button>
        )}
      </Receipt>
    </Row>
  );
}
