import type { PricedNights } from '@marisma/area-kit/booking';
import type { StayPayment } from '../../../lib/payments';
import type { DeskStay } from '../queries';
import { ExtraDialog, KeepDialog, ReletDialog } from './bill-dialogs';
import { CancelDialog } from './cancel-dialog';
import { ConfirmDialog, DeclineDialog, HoldDialog } from './decision-dialogs';
import { MoveDialog } from './move-dialog';
import { type PaymentStep, PaymentStepDialog, DamageDialog, PaymentDialog } from './payment-dialogs';
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

/** A change of a stay that has been begun. */
export type Chosen =
  | { step: keyof typeof ofStay }
  | { step: 'move'; wish?: PricedNights }
  | { step: 'payment' | 'damage' | PaymentStep; payment: StayPayment };

export interface StepDialogsProps {
  stay: DeskStay;
  chosen: Chosen;
  onClose: () => void;
}

/** The dialog of a change of a stay. */
export default function StepDialogs({ chosen, ...props }: StepDialogsProps) {
  if (chosen.step === 'move') return <MoveDialog {...props} wish={chosen.wish} />;
  if (!('payment' in chosen)) {
    const Dialog = ofStay[chosen.step];
    return <Dialog {...props} />;
  }
  const { step, payment } = chosen;
  if (step === 'payment') return <PaymentDialog {...props} payment={payment} />;
  if (step === 'damage') return <DamageDialog {...props} payment={payment} />;
  return <PaymentStepDialog {...props} step={step} payment={payment} />;
}
