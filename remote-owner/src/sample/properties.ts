import type { PlainDate } from '@marisma/shared/format';
import { houseNames, type HouseId } from '@marisma/shared/houses';
import { addUp, monthsOfYear, monthsUntil, ratingOf } from '@marisma/shared/samples';
import { t } from '../texts';

/** The houses of the sample owner. */
export const ownHouses = ['ocean-villa-infinity', 'lagoon-villa-serenity'] as const satisfies HouseId[];

export type OwnHouse = (typeof ownHouses)[number];

export const isOwn = (house: HouseId): house is OwnHouse => ownHouses.some((own) => own === house);

/** Stars over all homes, each review counting alike. */
export const guestRating = ratingOf(...ownHouses);

/** A sample home of the owner. */
export interface OwnerProperty {
  id: OwnHouse;
  name: string;
  location: string;
  status: 'active';
  /** Reservations since the first of January. */
  bookings: number;
  /** US dollars since the first of January. */
  revenue: number;
  rating: number;
}

/** The owner's homes with their figures of this year. */
export const propertiesOn = (today: PlainDate): OwnerProperty[] =>
  ownHouses.map((id) => {
    const { reservations, revenue } = addUp(monthsOfYear(monthsUntil(today, [id]), today));
    return {
      id,
      name: houseNames[id],
      location: t.sample.locations[id],
      status: 'active',
      bookings: reservations,
      revenue,
      rating: ratingOf(id).average,
    };
  });
