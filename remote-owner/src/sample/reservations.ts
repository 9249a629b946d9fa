import { addDays, type PlainDate } from '@marisma/area-kit/format';
import { houseNames } from '@marisma/area-kit/houses';
import { comingStays, priceOf } from '@marisma/area-kit/samples';
import type { ListedStay } from '../lib/dashboard';
import { isOwn } from './properties';

/** The sample owner's reservations, soonest first; days count from today, so that they never age. */
export const reservationsOn = (today: PlainDate): ListedStay[] =>
  comingStays
    .filter(({ house }) => isOwn(house))
    .map((stay) => ({
      code: stay.code,
      guest: stay.guest,
      guests: stay.guests,
      property: houseNames[stay.house],
      check_in: addDays(today, stay.startsIn),
      check_out: addDays(today, stay.startsIn + stay.nights),
      status: stay.status,
      total_cents: priceOf(stay) * 100,
    }));
