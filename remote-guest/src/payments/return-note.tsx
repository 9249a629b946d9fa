import { Button, FormStatus, Stack } from '@marisma/area-kit/ui';
import { useEffect, useState } from 'react';
import { useDashboardPlace } from '../parts/dashboard-place';
import { useOwn } from '../parts/own';
import { t } from '../texts';
import { moneyInWords } from '../words';
import { paymentsOf, type Payment } from './payment';

const POLL_MS = 3_000;
/** The provider tells of most payments within seconds. */
const LONG_MS = 60_000;

/** What the note is given: the payment in the address, and what became of it there. */
type OutcomeProps = { id: string; result: string; onReceipt: (payment: Payment) => void };

/** What became of a payment by card, for a guest who is back from the provider's page. */
export default function ReturnNote({ id, result, onReceipt }: OutcomeProps) {
  const { back: texts } = t.pay;
  const { openStay, leaveResult } = useDashboardPlace();
  const [long, setLong] = useState(false);
  const { data } = useOwn();
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, []);

  const payment = data && paymentsOf(data.stays).find((each) => each.id === id);
  const received = payment !== undefined && payment.status !== 'due';
  // A payment that nobody is asked for any more is not in the list.
  const gone = data !== undefined && !payment;

  const outcome = received
    ? ({ tone: 'success', words: texts.received(payment.name, moneyInWords(payment.cents)) } as const)
    : gone || result === 'not_due'
      ? ({ tone: 'info', words: texts.gone } as const)
      : result === 'paid'
        ? ({ tone: 'info', words: long ? texts.long : texts.confirming } as const)
        : ({
            tone: 'warning',
            words: result === 'expired' || result === 'unavailable' ? texts[result] : texts.open,
          } as const);
  return (
    <FormStatus tone={outcome.tone}>
      {!received && result === 'paid' && !long && <Poll />}
      <Stack $gap={3} $align="start">
        {outcome.words}
        <Stack $row $wrap $gap={2}>
          {payment && received && (
            <Button size="sm" variant="outline" onClick={() => onReceipt(payment)}>
              {texts.receipt}
            </Button>
          )}
          {payment && !received && result !== 'paid' && result !== 'not_due' && (
            <Button size="sm" onClick={() => openStay(payment.stay.code, 'pay')}>
              {texts.again}
            </Button>
          )}
          <Button size="sm" variant="quiet" onClick={leaveResult}>
            {texts.close}
          </Button>
        </Stack>
      </Stack>
    </FormStatus>
  );
}

/** Reads often while it is on the page. */
function Poll() {
  useOwn(POLL_MS);
  return null;
}
