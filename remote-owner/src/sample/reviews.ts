import { addDays, type PlainDate } from '@marisma/area-kit/format';
import { houseNames } from '@marisma/area-kit/houses';
import type { Review } from '../lib/dashboard';
import { t } from '../texts';

/** Sample reviews, newest first; days count back from today. */
export const reviewsOn = (today: PlainDate): [Review, ...Review[]] => [
  {
    id: 'rv-88',
    guest: 'Ingrid Halvorsen',
    property: houseNames['ocean-villa-infinity'],
    rating: 5,
    comment: t.sample.reviews['rv-88'],
    on: addDays(today, -1),
  },
  {
    id: 'rv-87',
    guest: 'Rafael Quintana',
    property: houseNames['lagoon-villa-serenity'],
    rating: 5,
    comment: t.sample.reviews['rv-87'],
    on: addDays(today, -9),
  },
  {
    id: 'rv-86',
    guest: 'Margaret O’Dowd',
    property: houseNames['lagoon-villa-serenity'],
    rating: 4,
    comment: t.sample.reviews['rv-86'],
    on: addDays(today, -16),
  },
];
