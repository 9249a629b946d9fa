import type { Booking } from '../booking';
import type { LiveStay } from './live-stay';

/** What each change of a stay is given. */
export interface StepProps {
  booking: Booking;
  live: LiveStay;
  /** Leads back to the details, when nothing was changed. */
  onDone: () => void;
  /** Also once the change is made: what was done stands on the page behind. */
  onClose: () => void;
}
