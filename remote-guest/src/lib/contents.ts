import type { Booking } from './booking';
import type { Payment } from './payment';
import type { Thread } from './thread';

/** What a source, the data service or the samples, has for the dashboard. */
export interface Contents {
  bookings: readonly Booking[];
  payments: readonly Payment[];
  threads: readonly Thread[];
}
