import { houseNames } from '@marisma/shared/houses';
import { comingStays, priceOf, type StayStatus } from '@marisma/shared/samples';
import { isOwn } from './properties';

export type ReservationStatus = StayStatus;

/** A sample reservation; days count from today, so that it never ages. */
export interface OwnerReservation {
  id: string;
  guest: string;
  property: string;
  startsIn: number;
  nights: number;
  status: ReservationStatus;
  /** US dollars, before taxes and fees. */
  amount: number;
}

/** Soonest first. */
export const reservations: readonly OwnerReservation[] = comingStays
  .filter(({ house }) => isOwn(house))
  .map((stay) => ({
    id: stay.code,
    guest: stay.guest,
    property: houseNames[stay.house],
    startsIn: stay.startsIn,
    nights: stay.nights,
    status: stay.status,
    amount: priceOf(stay),
  }));

/** Those that are still to come. */
export const upcomingReservations = reservations.filter(({ status }) => status !== 'cancelled');
