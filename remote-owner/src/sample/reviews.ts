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
export const reviews: readonly Review[] = [
  {
    id: 'rv-88',
    guest: 'Ingrid Halvorsen',
    property: 'Ocean Villa Infinity',
    rating: 5,
    comment: t.sample.reviews['rv-88'],
    daysAgo: 3,
  },
  {
    id: 'rv-87',
    guest: 'Rafael Quintana',
    property: 'Lagoon Villa Serenity',
    rating: 5,
    comment: t.sample.reviews['rv-87'],
    daysAgo: 9,
  },
  {
    id: 'rv-86',
    guest: 'Margaret O’Dowd',
    property: 'Lagoon Villa Serenity',
    rating: 4,
    comment: t.sample.reviews['rv-86'],
    daysAgo: 16,
  },
];
