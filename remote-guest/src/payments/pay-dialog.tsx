import { formatDate } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import { plainList, space, token } from '@marisma/area-kit/theme';
import {
  Button,
  ButtonLink,
  Dialog,
  ErrorState,
  FormStatus,
  Heading,
  Spinner,
  Stack,
  Text,
} from '@marisma/area-kit/ui';
import { CreditCard, Printer } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { ChangeError, type StepProps } from '../parts/change-dialog';
import { DueNote } from '../parts/due-note';
import { Printed } from '../parts/printed';
import { paths } from '../paths';
import { t } from '../texts';
import { datesInWords, moneyInWords } from '../words';
import { paymentsOfStay, type Payment } from './payment';
import { usePaymentWays } from './queries';
import { Transfer } from './transfer';
import { usePayByCard } from './use-pay-by-card';

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
export function PayDialog({ stay, onClose }: Omit<StepProps, 'onBack'>) {
  const texts = t.pay;
  const { data: ways, isError, isFetching, refetch } = usePaymentWays();
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
      onClose={onClose}
      actions={
        ways?.bank &&
        due.length > 0 && (
          <Button variant="outline" onClick={() => window.print()}>
            <Printer aria-hidden="true" strokeWidth={1.75} />
            {texts.print}
          </Button>
        )
      }
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
        ) : isError ? (
          <ErrorState level={3} title={texts.failed} onRetry={() => void refetch()} busy={isFetching} />
        ) : (
          <Spinner label={texts.loading} />
        )}
      </Printed>
    </Dialog>
  );
}

/** Where the house has no account yet. */
function Arranged({ stay }: { stay: StepProps['stay'] }) {
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
