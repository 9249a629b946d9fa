import { formatDate } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import { media, space, token } from '@marisma/area-kit/theme';
import { Button, StatusBadge, Text, VisuallyHidden, type BadgeTone } from '@marisma/area-kit/ui';
import { ReceiptText } from 'lucide-react';
import styled from 'styled-components';
import { t } from '../texts';
import { moneyInWords } from '../words';
import type { Payment } from './payment';

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  grid-template-areas: 'what what amount' 'status receipt receipt';
  gap: ${space(3)} ${space(4)};
  align-items: center;
  padding-block: ${space(4)};
  border-bottom: 1px solid ${token.color.line};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) 7rem 7rem 8.5rem;
    grid-template-areas: 'what status amount receipt';
  }
`;

const What = styled.div`
  grid-area: what;

  time {
    white-space: nowrap;
  }
`;

const Status = styled.div`
  grid-area: status;
`;

const Amount = styled.p<{ $struck: boolean }>`
  grid-area: amount;
  text-decoration: ${({ $struck }) => ($struck ? 'line-through' : 'none')};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  text-align: right;
  white-space: nowrap;
`;

const Receipt = styled.div`
  grid-area: receipt;
  text-align: right;
`;

const tones: Record<Payment['status'], BadgeTone> = {
  paid: 'success',
  due: 'warning',
  owed: 'warning',
  refunded: 'neutral',
  corrected: 'neutral',
};

interface PaymentRowProps {
  payment: Payment;
  /** What the row is called. */
  title: string;
  /** What else is said of it. */
  detail?: string;
  onReceipt: () => void;
  onPay?: () => void;
}

/** One payment, with a receipt, or while it is due the way to pay. */
export function PaymentRow({ payment, title, detail, onReceipt, onPay }: PaymentRowProps) {
  const { payments: texts } = t;
  const { number, date, cents, status, remark } = payment;
  const day = <time dateTime={date}>{formatDate(date, intlLocale())}</time>;
  const open = status === 'due' || status === 'owed';
  return (
    <Row>
      <What>
        <Text as="h4" $strong>
          {title}
        </Text>
        <Text $size="sm" $muted>
          {detail && `${detail} · `}
          {status === 'due' ? (
            <>
              {texts.dueOn} {day}
            </>
          ) : (
            day
          )}
        </Text>
        {remark && (
          <Text $size="sm" $muted>
            {remark}
          </Text>
        )}
      </What>
      <Status>
        <StatusBadge tone={tones[status]}>{texts.status[status]}</StatusBadge>
      </Status>
      <Amount as={status === 'corrected' ? 's' : 'p'} $struck={status === 'corrected'}>
        {moneyInWords(cents)}
      </Amount>
      <Receipt>
        {status === 'due' && onPay ? (
          <Button size="sm" aria-label={texts.howToPayOf(title)} onClick={onPay}>
            {texts.howToPay}
          </Button>
        ) : open ? (
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
