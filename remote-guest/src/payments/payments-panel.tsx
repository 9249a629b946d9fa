import { formatDate } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import { media, plainList, space, token } from '@marisma/area-kit/theme';
import { Button, EmptyState, StatusBadge, Text, VisuallyHidden, type BadgeTone } from '@marisma/area-kit/ui';
import { CreditCard, ReceiptText } from 'lucide-react';
import styled from 'styled-components';
import { OwnThenSamples } from '../parts/own-then-samples';
import { t } from '../texts';
import { moneyInWords } from '../words';
import { kindInWords, paymentsOf, type Payment } from './payment';

const List = styled.ul`
  ${plainList}
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  grid-template-areas: 'what what amount' 'status receipt receipt';
  gap: ${space(3)} ${space(4)};
  align-items: center;
  padding-block: ${space(4)};
  border-bottom: 1px solid ${token.color.line};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) 7rem 6rem 8.5rem;
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

const Amount = styled.p`
  grid-area: amount;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  text-align: right;
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
};

/** One payment, with a receipt unless it is still due. */
function PaymentRow({ payment, onReceipt }: { payment: Payment; onReceipt: () => void }) {
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
