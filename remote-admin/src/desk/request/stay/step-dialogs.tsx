import type { PricedNights } from '@marisma/area-kit/booking';
import type { StayPayment } from '../../../lib/payments';
import type { DeskStay } from '../queries';
import { DamageDialog, ExtraDialog, KeepDialog, ReletDialog } from './bill-dialogs';
import { CancelDialog } from './cancel-dialog';
import { ConfirmDialog, DeclineDialog, HoldDialog, WaiveDialog } from './decide-dialogs';
import { MoveDialog } from './move-dialog';
import { CardRefundDialog, DropDialog, PaymentDialog, ReverseDialog } from './payment-dialogs';
import { PriceDialog } from './price-dialog';

const ofStay = {
  confirm: ConfirmDialog,
  decline: DeclineDialog,
  hold: HoldDialog,
  cancel: CancelDialog,
  price: PriceDialog,
  extra: ExtraDialog,
  keep: KeepDialog,
  relet: ReletDialog,
};

const ofPayment = {
  payment: PaymentDialog,
  waive: WaiveDialog,
  reverse: ReverseDialog,
  drop: DropDialog,
  damage: DamageDialog,
  card: CardRefundDialog,
};

/** A change of a stay that has been begun. */
export type Chosen =
  | { step: keyof typeof ofStay }
  | { step: 'move'; wish?: PricedNights }
  | { step: keyof typeof ofPayment; payment: StayPayment };

export interface StepDialogsProps {
  stay: DeskStay;
  chosen: Chosen;
  onClose: () => void;
}

/** The dialog of a change of a stay. */
export default function StepDialogs({ stay, chosen, onClose }: StepDialogsProps) {
  if (chosen.step === 'move') return <MoveDialog stay={stay} wish={chosen.wish} onClose={onClose} />;
  if ('payment' in chosen) {
    const Dialog = ofPayment[chosen.step];
    return <Dialog stay={stay} payment={chosen.payment} onClose={onClose} />;
  }
  const Dialog = ofStay[chosen.step];
  return <Dialog stay={stay} onClose={onClose} />;
}
