import styled from 'styled-components';
import { space, token } from '@marisma/area-kit/theme';
import { formatDate } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import { Dialog, Heading, KeyValueList, Note, Stack, Text } from '@marisma/area-kit/ui';
import { QuoteLines } from '@marisma/area-kit/booking/calendar';
import { useGuestProfile } from '../frame/guest';
import { PrintButton, Printed } from '../parts/printed';
import { t } from '../texts';
import { datesInWords, moneyInWords } from '../words';
import type { Payment } from './payment';

const Total = styled.p`
  display: flex;
  gap: ${space(4)};
  align-items: baseline;
  justify-content: space-between;
  padding-top: ${space(4)};
  border-top: 1px solid ${token.color.line};

  strong {
    font-size: ${token.size.xl};
    font-variant-numeric: tabular-nums;
  }
`;

type ReceiptDialogProps = { payment: Payment; title: string; onClose: () => void };

/** The receipt of a payment, with a print button. */
export function ReceiptDialog({ payment, title, onClose }: ReceiptDialogProps) {
  const { payments } = t;
  const { dialog } = payments;
  const { fullName, email } = useGuestProfile();
  const { number, stay, name, date, cents, ofPrice, method, reference, remark } = payment;
  const back = cents < 0 && !stay.sample;
  return (
    <Dialog open onClose={onClose} title={title} actions={<PrintButton>{dialog.print}</PrintButton>}>
      <Printed title={title}>
        {remark && <Note tone="warning">{remark}</Note>}
        <KeyValueList
          items={[
            { key: dialog.number, value: number },
            {
              key: stay.sample ? dialog.issued : back ? dialog.returnedOn : dialog.receivedOn,
              value: formatDate(date, intlLocale(), 'long'),
            },
            {
              key: back ? dialog.returnedTo : dialog.billedTo,
              value: [fullName, email].filter(Boolean).join(', '),
            },
            { key: dialog.stay, value: `${stay.house}, ${datesInWords(stay)}` },
            { key: dialog.booking, value: stay.code },
            { key: dialog.what, value: name },
            ...(stay.sample ? [{ key: dialog.method, value: dialog.card('4242') }] : []),
            ...(method ? [{ key: dialog.method, value: payments.methods[method] }] : []),
            ...(reference ? [{ key: dialog.reference, value: reference }] : []),
          ]}
        />
        <Total>
          <span>{back ? dialog.totalBack : dialog.total}</span>
          <strong>{moneyInWords(back ? -cents : cents)}</strong>
        </Total>
        {ofPrice && stay.quote && (
          <Stack as="section" $gap={3}>
            <Heading level={3} size="lg">
              {dialog.priceOf}
            </Heading>
            <QuoteLines quote={stay.quote} brief label={dialog.priceOf} />
          </Stack>
        )}
        <Text $size="xs" $muted>
          {stay.sample ? dialog.sample : dialog.noInvoice}
        </Text>
      </Printed>
    </Dialog>
  );
}
