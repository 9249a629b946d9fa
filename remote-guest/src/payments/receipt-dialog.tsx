import { formatDate, formatMoney } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import { Button, Dialog, KeyValueList, Text } from '@marisma/area-kit/ui';
import { Printer } from 'lucide-react';
import { useGuest } from '../frame/guest-context';
import { useProfile } from '../frame/use-profile';
import { useStayDates } from '../parts/stay-facts';
import type { Payment } from '../lib/payment';
import { t } from '../texts';
import { PrintedHead, PrintReceiptOnly, Sheet, Total } from './receipt-dialog.styles';

type ReceiptDialogProps = { payment: Payment; title: string; onClose: () => void };

/** The receipt of a payment, with a print button. */
export function ReceiptDialog({ payment, title, onClose }: ReceiptDialogProps) {
  const { payments, homes } = t;
  const { dialog } = payments;
  const locale = intlLocale();
  const dates = useStayDates();
  const { user } = useGuest();
  const { data: profile } = useProfile();
  const { booking } = payment;
  const name = [profile?.firstName || user.firstName, profile?.lastName || user.lastName]
    .filter(Boolean)
    .join(' ');
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
      <Sheet data-receipt="">
        <PrintedHead>Marisma · {title}</PrintedHead>
        <KeyValueList
          items={[
            { key: dialog.number, value: payment.id },
            { key: dialog.issued, value: formatDate(payment.date, locale, 'long') },
            { key: dialog.billedTo, value: [name, user.email].filter(Boolean).join(', ') },
            { key: dialog.stay, value: `${homes[booking.property].title}, ${dates(booking)}` },
            { key: dialog.booking, value: booking.id },
            { key: dialog.what, value: (booking.live ? payments.ownKinds : payments.kinds)[payment.kind] },
            ...(payment.card ? [{ key: dialog.method, value: dialog.card(payment.card) }] : []),
          ]}
        />
        <Total>
          <span>{dialog.total}</span>
          <strong>{formatMoney(payment.amount, locale)}</strong>
        </Total>
        <Text $size="xs" $muted>
          {booking.live ? t.stay.receipt : dialog.sample}
        </Text>
      </Sheet>
    </Dialog>
  );
}
