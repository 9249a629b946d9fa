import type { PlainDate } from '@marisma/area-kit/format';
import type { HomeId } from '../sample/homes';
import type { LiveStay } from './stays/live-stay';

export type BookingStatus = 'upcoming' | 'past' | 'cancelled';
export type Rating = 1 | 2 | 3 | 4 | 5;

/** A stay on the dashboard: the guest's own, from the data service, or a sample of the demo. */
export interface Booking {
  /** The code that guest and house call it by. */
  id: string;
  property: HomeId;
  checkIn: PlainDate;
  checkOut: PlainDate;
  nights: number;
  guests: number;
  /** US dollars, before taxes and fees. */
  total: number;
  status: BookingStatus;
  host: string;
  hostPhone: string;
  /** The guest's own rating of a past stay, once given. */
  rating?: Rating;
  /** What only a stay of the data service has; a sample has none. */
  live?: LiveStay;
}

/** Bookings of one status: those to come soonest first, the others latest first. */
export function bookingsOf(bookings: readonly Booking[], status: BookingStatus): readonly Booking[] {
  const direction = status === 'upcoming' ? 1 : -1;
  return bookings
    .filter((booking) => booking.status === status)
    .sort((a, b) => direction * a.checkIn.localeCompare(b.checkIn));
}

/** The stay to come soonest, if there is any. */
export const nextTrip = (bookings: readonly Booking[]): Booking | undefined =>
  bookingsOf(bookings, 'upcoming')[0];
