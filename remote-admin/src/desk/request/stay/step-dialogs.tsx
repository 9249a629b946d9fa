import { ConfirmDialog, DeclineDialog, HoldDialog } from './decide-dialogs';
import { CancelDialog, PaymentDialog } from './money-dialogs';
import { WaiveDialog } from './waive-dialog';
import { MoveDialog } from './move-dialog';
import type { StepDialogsProps } from './chosen';

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
