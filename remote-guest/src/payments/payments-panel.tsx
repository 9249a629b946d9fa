import { formatDate } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import { media, plainList, space, token } from '@marisma/area-kit/theme';
import {
  Button,
  EmptyState,
  Heading,
  KeyValueList,
  StatusBadge,
  Text,
  VisuallyHidden,
  type BadgeTone,
} from '@marisma/area-kit/ui';
import { CreditCard, ReceiptText } from 'lucide-react';
import styled from 'styled-components';
import { useDashboardPlace } from '../parts/dashboard-place';
import type { Stay } from '../parts/own';
import { OwnThenSamples } from '../parts/own-then-samples';
import { PHASES, staysIn } from '../parts/stay';
import { t } from '../texts';
import { datesInWords, moneyInWords } from '../words';
import { paymentsOf, paymentsOfStay, type Payment } from './payment';
import { sumsOf } from '../parts/money';

const Sums = styled.div`
  margin-block: ${space(3)} ${space(4)};
`;

/** One total for a stay: what is paid, what is due, and of how much; extras and damage deposit beside it. */
function StaySums({ stay }: { stay: Stay }) {
  const { sums: texts } = t.payments;
  const { price, extra, damage, unexpected } = sumsOf(stay);
  const owed = price.owed + extra.owed + damage.owed + unexpected.owed;
  const agreed = stay.status === 'confirmed';
  const items = [
    {
      key: texts.price,
      value: agreed
        ? texts.paidOf(moneyInWords(price.paid), moneyInWords(stay.total_cents))
        : texts.paid(moneyInWords(price.paid)),
    },
    ...(price.due > 0 ? [{ key: texts.due, value: <strong>{moneyInWords(price.due)}</strong> }] : []),
    ...(extra.paid + extra.due > 0
      ? [
          {
            key: texts.extras,
            value:
              extra.due > 0
                ? texts.paidAndDue(moneyInWords(extra.paid), moneyInWords(extra.due))
                : texts.paid(moneyInWords(extra.paid)),
          },
        ]
      : []),
    ...(damage.paid + damage.due > 0
      ? [
          {
            key: texts.damage,
            value:
              damage.paid > 0
                ? texts.held(moneyInWords(damage.paid))
                : texts.toCome(moneyInWords(damage.due)),
          },
        ]
      : []),
    ...(owed > 0 ? [{ key: texts.back, value: moneyInWords(owed) }] : []),
  ];
  return (
    <Sums>
      <KeyValueList items={items} />
    </Sums>
  );
}

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
    grid-template-columns: minmax(0, 1fr) 7rem 7rem 8.5rem;
    grid-template-areas: 'what status amount receipt';
  }
`;

const OwnStay = styled.section`
  & + & {
    margin-top: ${space(8)};
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
function PaymentRow({ payment, title, detail, onReceipt, onPay }: PaymentRowProps) {
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

type ListProps = { stays: readonly Stay[]; onReceipt: (payment: Payment) => void };

/** Samples: one list of all stays. */
const SampleList = ({ stays, onReceipt }: ListProps) => (
  <List aria-label={t.live.samplePayments}>
    {paymentsOf(stays).map((payment) => (
      <PaymentRow
        key={payment.number}
        payment={payment}
        title={payment.stay.house}
        detail={payment.name}
        onReceipt={() => onReceipt(payment)}
      />
    ))}
  </List>
);

/** One's own: stay by stay, each with its sums. */
function OwnList({ stays, onReceipt }: ListProps) {
  const { openStay } = useDashboardPlace();
  return PHASES.flatMap((phase) => staysIn(stays, phase)).map((stay) => (
    <OwnStay key={stay.id} aria-labelledby={`paid-${stay.id}`}>
      <Heading level={3} size="lg" id={`paid-${stay.id}`}>
        {t.payments.ofStay(stay.house, stay.code)}
      </Heading>
      <Text $size="sm" $muted>
        {datesInWords(stay)}
      </Text>
      <StaySums stay={stay} />
      <List>
        {paymentsOfStay(stay).map((payment) => (
          <PaymentRow
            key={payment.id}
            payment={payment}
            title={payment.name}
            onReceipt={() => onReceipt(payment)}
            onPay={() => openStay(stay.code, 'pay')}
          />
        ))}
      </List>
    </OwnStay>
  ));
}

/** Paid, due and refunded payments, each with a receipt unless it is still to come. */
export default function PaymentsPanel({ onReceipt }: { onReceipt: (payment: Payment) => void }) {
  const { payments: texts, live } = t;
  return (
    <OwnThenSamples
      from={({ stays }) => stays.filter(({ payments }) => payments.length > 0)}
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
      {(stays) =>
        stays[0]?.sample ? (
          <SampleList stays={stays} onReceipt={onReceipt} />
        ) : (
          <OwnList stays={stays} onReceipt={onReceipt} />
        )
      }
    </OwnThenSamples>
  );
}
