import styled, { createGlobalStyle } from 'styled-components';
import { space, token } from '@marisma/area-kit/theme';
import { formatDate } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import { Button, Dialog, KeyValueList, Stack, Text } from '@marisma/area-kit/ui';
import { Printer } from 'lucide-react';
import { useGuestProfile } from '../frame/guest';
import { t } from '../texts';
import { datesInWords, moneyInWords } from '../words';
import { kindInWords, type Payment } from './payment';

/** Replaces the dialog's title in print. */
const PrintedHead = styled.p`
  display: none;
  padding-bottom: ${space(3)};
  border-bottom: 1px solid ${token.color.rule};
  font-family: ${token.font.display};
  font-size: 1.75rem;
  line-height: 1.1;

  @media print {
    display: block;
  }
`;

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

/** While a receipt is open, only the receipt is printed: on one page, without the dialog around it. */
const PrintReceiptOnly = createGlobalStyle`
  @media print {
    body :not(:has([data-receipt]), [data-receipt], [data-receipt] *) {
      display: none !important;
    }

    body :has([data-receipt]) {
      width: 100%;
      max-width: none;
      min-height: 0;
      max-height: none;
      margin: 0;
      padding: 0;
      overflow: visible;
      border: 0;
      box-shadow: none;
    }

    dialog:has([data-receipt])::backdrop {
      display: none;
    }
  }
`;

type ReceiptDialogProps = { payment: Payment; title: string; onClose: () => void };

/** The receipt of a payment, with a print button. */
export function ReceiptDialog({ payment, title, onClose }: ReceiptDialogProps) {
  const { payments, homes } = t;
  const { dialog } = payments;
  const { fullName, email } = useGuestProfile();
  const { number, stay, date, cents } = payment;
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <Button onClick={() => window.print()}>
          <Printer aria-hidden="true" strokeWidth={1.75} />
          {dialog.print}
        </Button>
      }
    >
      <PrintReceiptOnly />
      <Stack data-receipt="">
        <PrintedHead>Marisma · {title}</PrintedHead>
        <KeyValueList
          items={[
            { key: dialog.number, value: number },
            { key: dialog.issued, value: formatDate(date, intlLocale(), 'long') },
            { key: dialog.billedTo, value: [fullName, email].filter(Boolean).join(', ') },
            { key: dialog.stay, value: `${homes[stay.property_id].title}, ${datesInWords(stay)}` },
            { key: dialog.booking, value: stay.code },
            { key: dialog.what, value: kindInWords(payment) },
            ...(stay.sample ? [{ key: dialog.method, value: dialog.card('4242') }] : []),
          ]}
        />
        <Total>
          <span>{dialog.total}</span>
          <strong>{moneyInWords(cents)}</strong>
        </Total>
        <Text $size="xs" $muted>
          {stay.sample ? dialog.sample : t.stay.receipt}
        </Text>
      </Stack>
    </Dialog>
  );
}
