import { addDays, type PlainDate } from '@marisma/area-kit/format';
import { houseNames } from '@marisma/area-kit/houses';
import { comingStays, priceOf } from '@marisma/area-kit/samples';
import type { OwnerReservation } from '../lib/dashboard';
import { isOwn } from './properties';

/** The sample owner's reservations, soonest first; days count from today, so that they never age. */
export const reservationsOn = (today: PlainDate): OwnerReservation[] =>
  comingStays
    .filter(({ house }) => isOwn(house))
    .map((stay) => ({
      id: stay.code,
      guest: stay.guest,
      guests: stay.guests,
      property: houseNames[stay.house],
      checkIn: addDays(today, stay.startsIn),
      checkOut: addDays(today, stay.startsIn + stay.nights),
      status: stay.status,
      amount: priceOf(stay),
    }));
