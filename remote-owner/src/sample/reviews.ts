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
    comment:
      'We watched whales from the terrace at breakfast. The house was spotless and the team thought of everything.',
    daysAgo: 3,
  },
  {
    id: 'rv-87',
    guest: 'Rafael Quintana',
    property: 'Lagoon Villa Serenity',
    rating: 5,
    comment:
      'Calm water, kind people and a kitchen one wants to cook in. The children did not want to leave.',
    daysAgo: 9,
  },
  {
    id: 'rv-86',
    guest: 'Margaret O’Dowd',
    property: 'Lagoon Villa Serenity',
    rating: 4,
    comment: 'Beautiful and quiet. The wireless network was slow on two evenings, all else was as promised.',
    daysAgo: 16,
  },
];
