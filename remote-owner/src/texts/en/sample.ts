import { translated } from '@marisma/shared/texts';

/** Words of the sample data, by what they belong to. */
export const sample = translated('sample', {
  locations: {
    'ocean-villa-infinity': 'Dune Beach, Pacific Coast, Mexico',
    'lagoon-villa-serenity': 'North Lagoon, Pacific Coast, Mexico',
  },
  reviews: {
    'rv-88':
      'We watched whales from the terrace at breakfast. The house was spotless and the team thought of everything.',
    'rv-87':
      'Calm water, kind people and a kitchen one wants to cook in. The children did not want to leave.',
    'rv-86': 'Beautiful and quiet. The wireless network was slow on two evenings, all else was as promised.',
  },
  notifications: {
    'n-61': {
      title: 'New booking request',
      message: 'Noor El-Amin asks for four nights at Ocean Villa Infinity.',
    },
    'n-60': { title: 'Five stars', message: 'Ingrid Halvorsen reviewed Ocean Villa Infinity.' },
    'n-59': {
      title: 'Payout on its way',
      message: '$9,840 for Lagoon Villa Serenity is being processed.',
    },
    'n-58': {
      title: 'Reservation cancelled',
      message: 'Aiko Tanabe cancelled six nights at Lagoon Villa Serenity.',
    },
    'n-57': {
      title: 'Booking confirmed',
      message: 'Grace Whitfield stays ten nights at Lagoon Villa Serenity.',
    },
    'n-56': { title: 'Payout sent', message: '$17,920 for Ocean Villa Infinity was paid.' },
  },
});
