import { Dialog, EmptyState } from '@marisma/area-kit/ui';
import type { StayStep } from '../lib/dashboard-place';
import type { Booking } from '../lib/booking';
import { t } from '../texts';
import { TripDetailsDialog } from './trip-details-dialog';
import { ArrivalDialog } from '../lib/stays/arrival/arrival-dialog';
import { CancelDialog } from '../lib/stays/cancel-dialog';
import { DatesDialog } from '../lib/stays/dates-dialog';
import { WithdrawDialog } from '../lib/stays/withdraw-dialog';

type StayDialogProps = {
  /** Undefined where the address names no stay of this guest. */
  booking: Booking | undefined;
  step: StayStep;
  title: string;
  onStep: (step: StayStep) => void;
  onDone: () => void;
  onClose: () => void;
};

/** A stay of one's own: its details, or the change that was chosen, as long as the stay's state allows it. */
export function StayDialog({ booking, step, title, onStep, onDone, onClose }: StayDialogProps) {
  const live = booking?.live;
  if (!live) {
    return (
      <Dialog open title={title} onClose={onClose}>
        <EmptyState level={3} title={t.stay.unknown}>
          {t.stay.unknownReason}
        </EmptyState>
      </Dialog>
    );
  }
  const props = { booking, live, onDone, onClose };
  const ahead = booking.status === 'upcoming';
  if (step === 'arrival' && ahead && live.state === 'confirmed') return <ArrivalDialog {...props} />;
  if (step === 'withdraw' && ahead && live.state === 'pending') return <WithdrawDialog {...props} />;
  if (step === 'cancel' && ahead && live.state === 'confirmed') return <CancelDialog {...props} />;
  if (step === 'dates' && ahead) return <DatesDialog {...props} />;
  return <TripDetailsDialog booking={booking} title={title} onStep={onStep} onClose={onClose} />;
}
