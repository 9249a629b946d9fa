import { space } from '@marisma/area-kit/theme';
import { EmptyState, Heading, List, Text } from '@marisma/area-kit/ui';
import { CreditCard } from 'lucide-react';
import styled from 'styled-components';
import { useDashboardPlace } from '../parts/dashboard-place';
import type { Stay } from '../parts/own';
import { OwnThenSamples } from '../parts/own-then-samples';
import { PHASES, staysIn } from '../parts/stay';
import { t } from '../texts';
import { datesInWords } from '../words';
import { paymentsOf, paymentsOfStay, type Payment } from './payment';
import { PaymentRow } from './payment-row';
import { StaySums } from './stay-sums';

const OwnStay = styled.section`
  & + & {
    margin-top: ${space(8)};
  }
`;

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
