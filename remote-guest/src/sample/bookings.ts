import { addDays, type PlainDate } from '@marisma/shared/format';
import { homeOf, type HomeId } from './homes';

export type BookingStatus = 'upcoming' | 'past' | 'cancelled';
export type Rating = 1 | 2 | 3 | 4 | 5;

export interface Booking {
  id: string;
  property: HomeId;
  checkIn: PlainDate;
  checkOut: PlainDate;
  nights: number;
  guests: number;
  /** US dollars, taxes included. */
  total: number;
  status: BookingStatus;
  host: string;
  hostPhone: string;
  /** The guest's own rating of a past stay, once given. */
  rating?: Rating;
}

interface SampleStay extends Pick<Booking, 'id' | 'property' | 'nights' | 'guests' | 'status' | 'rating'> {
  /** Days from today to arrival; negative for a stay that is over. */
  startsIn: number;
}

const stays: readonly SampleStay[] = [
  {
    id: 'MAR-2107',
    property: 'lagoon-villa-serenity',
    startsIn: 24,
    nights: 7,
    guests: 6,
    status: 'upcoming',
  },
  {
    id: 'MAR-2131',
    property: 'ocean-villa-infinity',
    startsIn: 118,
    nights: 5,
    guests: 10,
    status: 'upcoming',
  },
  {
    id: 'MAR-1984',
    property: 'villa-paradise',
    startsIn: -96,
    nights: 6,
    guests: 8,
    status: 'past',
    rating: 5,
  },
  {
    id: 'MAR-1822',
    property: 'lagoon-villa-serenity',
    startsIn: -241,
    nights: 4,
    guests: 4,
    status: 'past',
    rating: 4,
  },
  { id: 'MAR-1706', property: 'ocean-villa-infinity', startsIn: -388, nights: 3, guests: 9, status: 'past' },
  {
    id: 'MAR-1938',
    property: 'lagoon-apt-harmony',
    startsIn: -150,
    nights: 3,
    guests: 12,
    status: 'cancelled',
  },
];

// The same fictional number as on the contact page (555-01xx is reserved for fiction), one line per host.
const hosts: Record<HomeId, Pick<Booking, 'host' | 'hostPhone'>> = {
  'lagoon-villa-serenity': { host: 'Mariana Solís', hostPhone: '+1 (619) 555-0143' },
  'ocean-villa-infinity': { host: 'Tomás Aguirre', hostPhone: '+1 (619) 555-0144' },
  'lagoon-apt-harmony': { host: 'Lucía Navarro', hostPhone: '+1 (619) 555-0145' },
  'villa-paradise': { host: 'Andrés Beltrán', hostPhone: '+1 (619) 555-0146' },
};

/** The host who looks after a home. */
export const hostOf = (home: HomeId): Pick<Booking, 'host' | 'hostPhone'> => hosts[home];

/**
 * The sample stays, laid out around `today` so that the next one always lies ahead.
 * @param today the visitor's own calendar day
 */
export function sampleBookings(today: PlainDate): readonly Booking[] {
  return stays.map(({ startsIn, ...stay }) => {
    const checkIn = addDays(today, startsIn);
    return {
      ...stay,
      ...hostOf(stay.property),
      checkIn,
      checkOut: addDays(checkIn, stay.nights),
      total: stay.nights * homeOf(stay.property).price,
    };
  });
}

/** Bookings of one status: those to come soonest first, the others latest first. */
export function bookingsOf(bookings: readonly Booking[], status: BookingStatus): readonly Booking[] {
  const direction = status === 'upcoming' ? 1 : -1;
  return bookings
    .filter((booking) => booking.status === status)
    .sort((a, b) => direction * a.checkIn.localeCompare(b.checkIn));
}

/** The stay to come soonest, if there is any. */
export const nextTrip = (bookings: readonly Booking[]): Booking | undefined =>
  bookingsOf(bookings, 'upcoming')[0];
