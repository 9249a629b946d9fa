import type { PricedNights } from '@marisma/area-kit/booking';
import type { DeskStay, StayPayment } from '../queries';
import { ConfirmDialog, DeclineDialog, HoldDialog, WaiveDialog } from './decide-dialogs';
import { CancelDialog, PaymentDialog } from './money-dialogs';
import { MoveDialog } from './move-dialog';

/** A change of a stay that has been begun. */
export type Chosen =
  | { step: 'confirm' | 'decline' | 'hold' | 'cancel' }
  | { step: 'move'; wish?: PricedNights }
  | { step: 'payment' | 'waive'; payment: StayPayment };

export interface StepDialogsProps {
  stay: DeskStay;
  chosen: Chosen;
  onClose: () => void;
}

const dialogs = {
  confirm: ConfirmDialog,
  decline: DeclineDialog,
  hold: HoldDialog,
  cancel: CancelDialog,
};

/** The dialog of a change of a stay. */
export default function StepDialogs({ stay, chosen, onClose }: StepDialogsProps) {
  if (chosen.step === 'move') return <MoveDialog stay={stay} wish={chosen.wish} onClose={onClose} />;
  if (chosen.step === 'payment')
    return <PaymentDialog stay={stay} payment={chosen.payment} onClose={onClose} />;
  if (chosen.step === 'waive') return <WaiveDialog stay={stay} payment={chosen.payment} onClose={onClose} />;
  const Dialog = dialogs[chosen.step];
  return <Dialog stay={stay} onClose={onClose} />;
}
