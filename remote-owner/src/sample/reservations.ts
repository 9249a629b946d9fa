export type ReservationStatus = 'confirmed' | 'pending' | 'cancelled';

/** A sample reservation; days count from today, so that it never ages. */
export interface OwnerReservation {
  id: string;
  guest: string;
  property: string;
  startsIn: number;
  nights: number;
  status: ReservationStatus;
  /** US dollars. */
  amount: number;
}

const OCEAN = 'Ocean Villa Infinity';
const LAGOON = 'Lagoon Villa Serenity';

/** Soonest first. */
export const reservations: readonly OwnerReservation[] = [
  {
    id: 'MR-2418',
    guest: 'Camila Ortega',
    property: OCEAN,
    startsIn: 2,
    nights: 5,
    status: 'confirmed',
    amount: 10_000,
  },
  {
    id: 'MR-2417',
    guest: 'Henrik Lindqvist',
    property: LAGOON,
    startsIn: 4,
    nights: 7,
    status: 'confirmed',
    amount: 8_400,
  },
  {
    id: 'MR-2421',
    guest: 'Noor El-Amin',
    property: OCEAN,
    startsIn: 11,
    nights: 4,
    status: 'pending',
    amount: 8_000,
  },
  {
    id: 'MR-2414',
    guest: 'Aiko Tanabe',
    property: LAGOON,
    startsIn: 18,
    nights: 6,
    status: 'cancelled',
    amount: 7_200,
  },
  {
    id: 'MR-2413',
    guest: 'Mateo Villaseñor',
    property: OCEAN,
    startsIn: 25,
    nights: 8,
    status: 'pending',
    amount: 16_000,
  },
  {
    id: 'MR-2409',
    guest: 'Grace Whitfield',
    property: LAGOON,
    startsIn: 33,
    nights: 10,
    status: 'confirmed',
    amount: 12_000,
  },
];

/** Those that are still to come. */
export const upcomingReservations = reservations.filter(({ status }) => status !== 'cancelled');
