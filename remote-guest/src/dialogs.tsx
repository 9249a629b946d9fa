import { Dialog, EmptyState, Text } from '@marisma/area-kit/ui';
import { AgreementDialog } from './agreement/agreement-dialog';
import { ArrivalDialog } from './arrival/arrival-dialog';
import { GuideDialog } from './guide/guide-dialog';
import { InvoiceDialog } from './invoice/invoice-dialog';
import { mayHaveInvoice } from './parts/money';
import { useDashboardPlace } from './parts/dashboard-place';
import type { Stay } from './parts/own';
import type { Payment } from './payments/payment';
import { PayDialog } from './payments/pay-dialog';
import { ReceiptDialog } from './payments/receipt-dialog';
import { CancelDialog } from './stay/cancel-dialog';
import { DatesDialog, SampleDatesDialog } from './stay/dates-dialog';
import { DetailsDialog } from './stay/details-dialog';
import { mayReadGuide } from './parts/stay';
import { t } from './texts';
import { datesInWords } from './words';
import { ChangeDialog } from './parts/change-dialog';
import { useWithdraw } from './stay/queries';

/** Asks before a pending request is taken back. */
function WithdrawDialog({ stay }: { stay: Stay }) {
  const texts = t.stay.withdraw;
  const change = useWithdraw(stay);
  return (
    <ChangeDialog
      title={texts.title}
      change={change}
      confirm={texts.confirm}
      busyLabel={texts.busy}
      send={change.send}
      done={texts.done}
      back={texts.keep}
    >
      <Text>{texts.lead(stay.house, datesInWords(stay))}</Text>
    </ChangeDialog>
  );
}

/** The open dialog: a receipt, or the stay in the address; undefined where that names no stay of this guest. */
export type OpenDialog = { receipt: Payment } | { stay: Stay | undefined };

interface DialogsProps {
  dialog: OpenDialog;
  title: string;
  onClose: () => void;
}

/** The dialogs of the dashboard, in a separate chunk: the page renders without them. */
export default function Dialogs({ dialog, title, onClose }: DialogsProps) {
  if ('receipt' in dialog) return <ReceiptDialog payment={dialog.receipt} title={title} onClose={onClose} />;
  if (dialog.stay) return <StayDialog stay={dialog.stay} />;
  return (
    <Dialog open title={title} onClose={onClose}>
      <EmptyState level={3} title={t.stay.unknown}>
        {t.stay.unknownReason}
      </EmptyState>
    </Dialog>
  );
}

/** A stay: its details, or the change in the address, as long as the stay's state allows it. */
function StayDialog({ stay }: { stay: Stay }) {
  const { step } = useDashboardPlace();
  if (stay.sample && step === 'dates') return <SampleDatesDialog stay={stay} />;
  if (!stay.sample && stay.phase === 'upcoming') {
    if (step === 'dates') return <DatesDialog stay={stay} />;
    if (step === 'withdraw' && stay.status === 'pending') return <WithdrawDialog stay={stay} />;
    if (step === 'cancel' && stay.status === 'confirmed') return <CancelDialog stay={stay} />;
    if (step === 'arrival' && stay.status === 'confirmed') return <ArrivalDialog stay={stay} />;
  }
  if (step === 'guide' && mayReadGuide(stay)) return <GuideDialog stay={stay} />;
  // Who leaves early, or has left, may owe something; an invoice is asked for later, too.
  if (!stay.sample && step === 'pay' && stay.status !== 'pending') return <PayDialog stay={stay} />;
  if (!stay.sample && step === 'terms') return <AgreementDialog stay={stay} />;
  if (step === 'invoice' && mayHaveInvoice(stay)) return <InvoiceDialog stay={stay} />;
  return <DetailsDialog stay={stay} />;
}
