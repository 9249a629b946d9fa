import type { PricedNights } from '@marisma/area-kit/stays';
import type { StayPayment } from '../../../lib/payments.data';
import type { DeskStay } from '../read/request';

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
