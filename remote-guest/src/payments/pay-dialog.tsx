import { formatDate } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import { plainList, space, token } from '@marisma/area-kit/theme';
import { Button, ButtonLink, Dialog, FormStatus, Heading, Stack, Text } from '@marisma/area-kit/ui';
import { CreditCard } from 'lucide-react';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useQueryClient } from '@tanstack/react-query';
import { Awaited } from '../parts/awaited';
import { ChangeError } from '../parts/change-dialog';
import { useDashboardPlace } from '../parts/dashboard-place';
import { DueNote } from '../parts/due-note';
import { PrintButton, Printed } from '../parts/printed';
import { paths } from '../paths';
import { t } from '../texts';
import { datesInWords, moneyInWords } from '../words';
import { paymentsOfStay, type Payment } from './payment';
import { usePaymentWays, useStartPayment } from './queries';
import { OWN, type Stay } from '../parts/own';
import { Transfer } from './transfer';

/** Leads to the page of the provider of cards. It is busy until the browser has left. */
function usePayByCard() {
  const start = useStartPayment();
  const queries = useQueryClient();
  const [leaving, setLeaving] = useState(false);

  // Back from there, the browser may show this page as it was left.
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setLeaving(false);
      void queries.invalidateQueries({ queryKey: OWN });
    };
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, [queries]);

  const pay = async (paymentId: string) => {
    const started = await start.send(paymentId);
    if (!started?.answer) return;
    setLeaving(true);
    window.location.assign(started.answer);
  };
  return { busy: start.busy || leaving, error: start.error, pay };
}

const Due = styled.ul`
  ${plainList}

  > li {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(2)} ${space(4)};
    align-items: center;
    justify-content: space-between;
    padding-block: ${space(3)};
    border-bottom: 1px solid ${token.color.line};
  }

  > li > :last-child {
    margin-left: auto;
  }

  strong {
    font-variant-numeric: tabular-nums;
  }
`;

/** What is due for a stay, and how it is paid: by transfer, or by card where cards are taken. */
export function PayDialog({ stay }: { stay: Stay }) {
  const { closeStay } = useDashboardPlace();
  const texts = t.pay;
  const query = usePaymentWays();
  const ways = query.data;
  const card = usePayByCard();
  const [tried, setTried] = useState<Payment>();
  const payments = paymentsOfStay(stay);
  const due = payments.filter(({ status }) => status === 'due');
  // Paid in another tab, by transfer, or from another device.
  const arrived = payments.find(({ id, status }) => id === tried?.id && status === 'paid');

  return (
    <Dialog
      open
      title={texts.title}
      onClose={closeStay}
      actions={ways?.bank && due.length > 0 && <PrintButton outline>{texts.print}</PrintButton>}
    >
      <Printed title={`${texts.title}, ${stay.code}`}>
        <Text $muted>
          {stay.house}, {datesInWords(stay)}
        </Text>
        {due.length === 0 ? (
          <Text>{texts.nothing}</Text>
        ) : (
          <div>
            <DueNote stay={stay} />
            <Due aria-label={texts.due}>
              {due.map((payment) => (
                <li key={payment.id}>
                  <div>
                    <Text as="div" $strong>
                      {payment.name}
                    </Text>
                    <Text $size="sm" $muted>
                      {texts.by(formatDate(payment.date, intlLocale()))}
                    </Text>
                  </div>
                  <Stack $row $gap={4} $align="center">
                    <strong>{moneyInWords(payment.cents)}</strong>
                    {ways?.cards && (
                      <Button
                        size="sm"
                        aria-label={texts.card.payOf(payment.name, moneyInWords(payment.cents))}
                        busy={card.busy && tried?.id === payment.id}
                        busyLabel={texts.card.busy}
                        disabled={card.busy}
                        onClick={() => {
                          setTried(payment);
                          void card.pay(payment.id);
                        }}
                      >
                        <CreditCard aria-hidden="true" strokeWidth={1.75} />
                        {texts.card.pay}
                      </Button>
                    )}
                  </Stack>
                </li>
              ))}
            </Due>
          </div>
        )}
        <div>
          {arrived ? (
            <FormStatus tone="success">{texts.arrived(arrived.name)}</FormStatus>
          ) : (
            <FormStatus tone="danger">{card.error && <ChangeError error={card.error} />}</FormStatus>
          )}
          {due.length > 0 && ways?.cards && (
            <Text $size="sm" $muted>
              {texts.card.note}
            </Text>
          )}
        </div>
        {due.length === 0 ? null : ways ? (
          ways.bank ? (
            <Transfer bank={ways.bank} code={stay.code} />
          ) : (
            !ways.cards && <Arranged stay={stay} />
          )
        ) : (
          <Awaited query={query} failed={texts.failed} reason={null} loading={texts.loading} />
        )}
      </Printed>
    </Dialog>
  );
}

/** Where the house has no account yet. */
function Arranged({ stay }: { stay: Stay }) {
  const { arranged } = t.pay;
  return (
    <Stack $gap={3} $align="start">
      <Heading level={3} size="lg">
        {t.pay.transfer.title}
      </Heading>
      <Text>{arranged}</Text>
      <ButtonLink variant="outline" to={paths.messages(stay.request?.id)} preventScrollReset>
        {t.stay.actions.message}
      </ButtonLink>
    </Stack>
  );
}
