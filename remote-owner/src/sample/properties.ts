import type { PlainDate } from '@marisma/area-kit/format';
import { houseNames } from '@marisma/area-kit/houses';
import {
  sumSales,
  monthsOfYear,
  monthsUntil,
  occupancyOf,
  ratingOf,
  type SampleHouseId,
} from '@marisma/area-kit/samples';
import type { OwnerProperty } from '../lib/dashboard';
import { t } from '../texts';

/** The houses of the sample owner. */
export const ownHouses = ['ocean-villa-infinity', 'lagoon-villa-serenity'] as const satisfies SampleHouseId[];

export type OwnHouse = (typeof ownHouses)[number];

export const isOwn = (house: string): house is OwnHouse => ownHouses.some((own) => own === house);

/** The owner's homes with their figures of this year. */
export const propertiesOn = (today: PlainDate): OwnerProperty[] =>
  ownHouses.map((id) => {
    const months = monthsOfYear(monthsUntil(today, [id]), today);
    const { reservations, revenue } = sumSales(months);
    return {
      id,
      name: houseNames[id],
      location: t.sample.locations[id],
      bookings: reservations,
      revenue,
      occupancy: occupancyOf(months),
      rating: ratingOf(id).average,
    };
  });
