import type { ServiceIdOf } from '../../../content/services';
import type { ServiceWords } from '../../service-words';

export const transportation = {
  'airport-transfer': {
    title: 'Airport Transfer',
    priceFrom: 'From $120/car',
    description:
      'A sign with your name at arrivals, cold towels, child seats if you need them. We follow the flight, so delays are our concern.',
  },
  'private-driver': {
    title: 'Private Driver',
    priceFrom: '3-hour minimum',
    description:
      'A driver and a seven-seat car from $55 an hour, for errands, dinners or the whole coast road.',
  },
  'bicycle-rental': {
    title: 'Bicycle Rental',
    priceFrom: 'From $20/day',
    description:
      'Comfortable bicycles with baskets, lights and locks, delivered to the house. Child seats and trailers too.',
  },
  'golf-cart': {
    title: 'Golf Cart',
    priceFrom: 'From $75/day',
    description:
      'Four or six seats, charged overnight at your door: the easiest way to the beach with a grandmother and a cooler.',
  },
  helicopter: {
    title: 'Helicopter Transfer',
    priceFrom: 'Quote on request',
    description:
      'From Playa de Oro International Airport (ZLO) to the helipad in a fraction of the drive, luggage following by car.',
  },
} satisfies Record<ServiceIdOf<'Transportation'>, ServiceWords>;
