import { houseNames } from '@marisma/shared/houses';
import { t } from '../texts';

/** A sample review by a guest; days count back from today. */
export interface Review {
  id: string;
  guest: string;
  property: string;
  rating: number;
  comment: string;
  daysAgo: number;
}

/** Newest first. */
export const reviews = [
  {
    id: 'rv-88',
    guest: 'Ingrid Halvorsen',
    property: houseNames['ocean-villa-infinity'],
    rating: 5,
    comment: t.sample.reviews['rv-88'],
    daysAgo: 1,
  },
  {
    id: 'rv-87',
    guest: 'Rafael Quintana',
    property: houseNames['lagoon-villa-serenity'],
    rating: 5,
    comment: t.sample.reviews['rv-87'],
    daysAgo: 9,
  },
  {
    id: 'rv-86',
    guest: 'Margaret O’Dowd',
    property: houseNames['lagoon-villa-serenity'],
    rating: 4,
    comment: t.sample.reviews['rv-86'],
    daysAgo: 16,
  },
] as const satisfies readonly Review[];
