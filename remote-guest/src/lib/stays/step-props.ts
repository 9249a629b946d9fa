import type { Booking } from '../booking';
import type { LiveStay } from './live-stay';

/** What each change of a stay is given. */
export interface StepProps {
  booking: Booking;
  live: LiveStay;
  /** Leads back to the details. */
  onDone: () => void;
  onClose: () => void;
}
