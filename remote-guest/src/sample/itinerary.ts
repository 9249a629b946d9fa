import { addDays, type PlainDate } from '@marisma/area-kit/format';
import type { Booking } from '../lib/booking';
import { homeOf } from './homes';

export type StepId = 'transfer' | 'arrival' | 'chef' | 'kayaks' | 'departure';

export interface ItineraryStep {
  id: StepId;
  date: PlainDate;
  /** 24-hour clock of the resort. */
  time: string;
}

/**
 * What is arranged for a stay, in order; arrival and departure follow the hours of the home. Only a sample has more than
 * those two.
 */
export function itineraryOf(booking: Booking): readonly ItineraryStep[] {
  const home = homeOf(booking.property);
  const steps: readonly ItineraryStep[] = [
    { id: 'transfer', date: booking.checkIn, time: '13:30' },
    { id: 'arrival', date: booking.checkIn, time: home.checkIn },
    { id: 'chef', date: booking.checkIn, time: '19:30' },
    { id: 'kayaks', date: addDays(booking.checkIn, 1), time: '08:00' },
    { id: 'departure', date: booking.checkOut, time: home.checkOut },
  ];
  return booking.live ? steps.filter(({ id }) => id === 'arrival' || id === 'departure') : steps;
}
