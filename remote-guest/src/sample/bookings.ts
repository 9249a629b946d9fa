import { addDays, type PlainDate } from '@marisma/area-kit/format';
import { guestStays, priceOf, type SampleStay } from '@marisma/area-kit/samples';
import type { Booking, BookingStatus, Rating } from '../lib/booking';
import type { HomeId } from './homes';

/** The guest's own ratings of past stays, by booking. */
const ratings: Partial<Record<string, Rating>> = { 'MR-1984': 5, 'MR-1822': 4 };

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
  return guestStays.map((stay) => {
    const checkIn = addDays(today, stay.startsIn);
    return {
      id: stay.code,
      property: stay.house,
      checkIn,
      checkOut: addDays(checkIn, stay.nights),
      nights: stay.nights,
      guests: stay.guests,
      total: priceOf(stay),
      status: statusOf(stay),
      ...hostOf(stay.house),
      rating: ratings[stay.code],
    };
  });
}

const statusOf = ({ status, startsIn }: SampleStay): BookingStatus =>
  status === 'cancelled' ? status : startsIn > 0 ? 'upcoming' : 'past';
