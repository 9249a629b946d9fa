import { formatDate } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import { Button, Dialog, KeyValueList, Stack, Text } from '@marisma/area-kit/ui';
import { Printer } from 'lucide-react';
import { useGuestProfile } from '../frame/guest';
import { t } from '../texts';
import { datesInWords, moneyInWords } from '../words';
import { kindInWords, type Payment } from './payment';
import { PrintedHead, PrintReceiptOnly, Total } from './receipt-dialog.styles';

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
