import { selectTexts } from '@marisma/area-kit/texts';

/** Words of the sample data, by what they belong to. */
export const sample = selectTexts('sample', {
  locations: {
    'ocean-villa-infinity': 'Dune Beach, Pacific Coast, Mexico',
    'lagoon-villa-serenity': 'North Lagoon, Pacific Coast, Mexico',
  },
  reviews: {
    'rv-88':
      'We watched pelicans from the terrace at breakfast. The house was spotless and the team thought of everything.',
    'rv-87': 'Calm water, kind people and a kitchen you want to cook in. The children did not want to leave.',
    'rv-86': 'Beautiful and quiet. The Wi-Fi was slow on two evenings; all else was as promised.',
  },
  notifications: {
    request: {
      title: 'New booking request',
      message: (guest: string, nights: string, house: string): string =>
        `${guest} asks for ${nights} at ${house}.`,
    },
    review: {
      title: 'Five stars',
      message: (guest: string, house: string): string => `${guest} reviewed ${house}.`,
    },
    processing: {
      title: 'Payout on its way',
      message: (amount: string, house: string): string => `${amount} for ${house} is being processed.`,
    },
    cancellation: {
      title: 'Reservation cancelled',
      message: (guest: string, nights: string, house: string): string =>
        `${guest} cancelled ${nights} at ${house}.`,
    },
    confirmed: {
      title: 'Booking confirmed',
      message: (guest: string, nights: string, house: string): string =>
        `${guest} stays ${nights} at ${house}.`,
    },
    paid: {
      title: 'Payout sent',
      message: (amount: string, house: string): string => `${amount} for ${house} was paid.`,
    },
  },
});
