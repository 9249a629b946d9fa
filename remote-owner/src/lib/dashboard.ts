import type { PlainDate } from '@marisma/area-kit/format';

/** What one or more houses sold in a month. Samples and live figures have this shape. */
export interface MonthFigures {
  /** Its first day. */
  month: PlainDate;
  /** Arrivals. */
  reservations: number;
  nights: number;
  /** US dollars. */
  revenue: number;
  /** Share of the nights on offer. */
  occupancy: number;
}

export type ReservationStatus = 'confirmed' | 'pending' | 'cancelled';

/** A reservation as a dashboard lists it. */
export interface OwnerReservation {
  id: string;
  /** A name stands in samples alone: owners do not read who their guests are. */
  guest?: string;
  guests: number;
  property: string;
  checkIn: PlainDate;
  checkOut: PlainDate;
  status: ReservationStatus;
  /** US dollars. */
  amount: number;
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
  on?: PlainDate;
  owedFor?: PlainDate;
  house: string;
  /** US dollars. */
  amount: number;
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

export type NotificationType = 'booking' | 'review' | 'payout' | 'cancellation';

export interface Notification {
  id: string;
  type: NotificationType;
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
  upcoming: readonly OwnerReservation[];
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
