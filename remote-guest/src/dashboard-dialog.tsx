import { ReceiptDialog } from './payments/receipt-dialog';
import type { Booking } from './sample/bookings';
import type { Payment } from './sample/payments';
import type { ThreadId } from './sample/threads';
import { ChangeDatesDialog } from './trip/change-dates-dialog';
import { TripDetailsDialog } from './trip/trip-details-dialog';

/** The open dialog, with its booking or payment. */
export type OpenDialog =
  | { kind: 'details'; booking: Booking }
  | { kind: 'changeDates'; booking: Booking; thread?: ThreadId }
  | { kind: 'receipt'; payment: Payment };

export interface DashboardDialogProps {
  dialog: OpenDialog;
  title: string;
  onClose: () => void;
}

/** The dialogs of the dashboard, in a separate chunk: the page renders without them. */
export default function DashboardDialog({ dialog, ...frame }: DashboardDialogProps) {
  switch (dialog.kind) {
    case 'details':
      return <TripDetailsDialog booking={dialog.booking} {...frame} />;
    case 'changeDates':
      return <ChangeDatesDialog booking={dialog.booking} thread={dialog.thread} {...frame} />;
    case 'receipt':
      return <ReceiptDialog payment={dialog.payment} {...frame} />;
  }
}
