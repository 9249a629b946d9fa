import type { PlainDate } from '@marisma/area-kit/format';
import type { MonthFigures } from '@marisma/area-kit/samples';
import type { Stay } from './stays';

export type { MonthFigures };

/** A stay as a dashboard lists it. */
export interface ListedStay extends Pick<
  Stay,
  'code' | 'check_in' | 'check_out' | 'guests' | 'status' | 'total_cents'
> {
  /** The name of the house. */
  property: string;
  closed_as?: Stay['closed_as'];
  /** A name stands in samples alone: owners do not read who their guests are. */
  guest?: string;
}

/** A house with its figures of this year. */
export interface OwnerProperty {
  id: string;
  name: string;
  location?: string;
  bookings: number;
  /** US dollars. */
  revenue: number;
  /** Share of the nights on offer. */
  occupancy: number;
  rating?: number;
}

export type PayoutStatus = 'paid' | 'processing' | 'scheduled';

/** A payout: its day, or the first day of the month for which it is still owed. */
export interface Payout {
  id: string;
  paid_on?: PlainDate;
  owed_for?: PlainDate;
  /** The name of the house. */
  property: string;
  amount_cents: number;
  status: PayoutStatus;
}

export interface Review {
  id: string;
  guest: string;
  property: string;
  rating: number;
  comment: string;
  on: PlainDate;
}

export interface Notification {
  id: string;
  type: 'booking' | 'review' | 'payout' | 'cancellation';
  title: string;
  message: string;
  at: Date;
  read: boolean;
}

/** Everything that the two dashboards show, from one source: the house's figures or the demo's samples. */
export interface Dashboard {
  /** Twelve months, oldest first, the running one last. */
  months: readonly MonthFigures[];
  /** Since the first of January. `growth`: of the revenue on the same months of last year. */
  year: { revenue: number; reservations: number; growth?: number };
  /** Share of the nights on offer that were sold in the last three months. */
  occupancy: number;
  /** The next to arrive first. */
  upcoming: readonly ListedStay[];
  upcomingCount: number;
  /** How many of them wait for an answer. */
  pendingCount: number;
  properties: readonly OwnerProperty[];
  rating?: { average: number; reviews: number };
  /** Newest first. */
  reviews: readonly Review[];
  /** Newest first. */
  notifications: readonly Notification[];
}
