import type { Booking } from './lib/booking';
import type { StayStep } from './lib/dashboard-place';
import type { Payment } from './lib/payment';
import { ReceiptDialog } from './payments/receipt-dialog';
import { StayDialog } from './trip/stay-dialog';
import { ChangeDatesDialog } from './trip/change-dates-dialog';
import { TripDetailsDialog } from './trip/trip-details-dialog';

/** The open dialog, with its booking or payment. */
export type OpenDialog =
  | {
      kind: 'stay';
      /** Undefined where the address names no stay of this guest. */
      booking: Booking | undefined;
      step: StayStep;
      onStep: (step: StayStep) => void;
      onDone: () => void;
    }
  | { kind: 'details'; booking: Booking }
  | { kind: 'changeDates'; booking: Booking; thread?: string }
  | { kind: 'receipt'; payment: Payment };

export interface DashboardDialogProps {
  dialog: OpenDialog;
  title: string;
  onClose: () => void;
}

/** The dialogs of the dashboard, in a separate chunk: the page renders without them. */
export default function DashboardDialog({ dialog, ...frame }: DashboardDialogProps) {
  switch (dialog.kind) {
    case 'stay': {
      const { booking, step, onStep, onDone } = dialog;
      return <StayDialog booking={booking} step={step} onStep={onStep} onDone={onDone} {...frame} />;
    }
    case 'details':
      return <TripDetailsDialog booking={dialog.booking} {...frame} />;
    case 'changeDates':
      return <ChangeDatesDialog booking={dialog.booking} thread={dialog.thread} {...frame} />;
    case 'receipt':
      return <ReceiptDialog payment={dialog.payment} {...frame} />;
  }
}
