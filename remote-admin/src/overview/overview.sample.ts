import { t } from '../texts';

/**
 * Sample data of the dashboard: no figure here is live. Days are relative to today.
 */
export const kpis = {
  occupancyRate: 0.78,
  occupancyChange: 0.06,
  monthlyRevenue: 186_400,
  revenueChange: 0.124,
  upcomingReservations: 14,
  arrivalsThisWeek: 5,
  averageNightlyRate: 1_325,
  nightlyChange: 0.031,
} as const;

export type BookingStatus = 'confirmed' | 'pending' | 'cancelled';

export interface Booking {
  id: string;
  guest: string;
  property: string;
  startsIn: number;
  nights: number;
  status: BookingStatus;
  total: number;
}

export const bookings: readonly Booking[] = [
  {
    id: 'MR-2418',
    guest: 'Camila Ortega',
    property: 'Ocean Villa Infinity',
    startsIn: 2,
    nights: 5,
    status: 'confirmed',
    total: 10_000,
  },
  {
    id: 'MR-2417',
    guest: 'Henrik Lindqvist',
    property: 'Lagoon Villa Serenity',
    startsIn: 4,
    nights: 7,
    status: 'confirmed',
    total: 8_400,
  },
  {
    id: 'MR-2416',
    guest: 'Priya Raghavan',
    property: 'Villa Paradise',
    startsIn: 9,
    nights: 4,
    status: 'pending',
    total: 6_000,
  },
  {
    id: 'MR-2415',
    guest: 'Thomas Beaumont',
    property: 'Lagoon Apartment Harmony',
    startsIn: 12,
    nights: 3,
    status: 'confirmed',
    total: 15_000,
  },
  {
    id: 'MR-2414',
    guest: 'Aiko Tanabe',
    property: 'Lagoon Villa Serenity',
    startsIn: 18,
    nights: 6,
    status: 'cancelled',
    total: 7_200,
  },
  {
    id: 'MR-2413',
    guest: 'Mateo Villaseñor',
    property: 'Ocean Villa Infinity',
    startsIn: 25,
    nights: 8,
    status: 'pending',
    total: 16_000,
  },
];

export interface Task {
  id: string;
  time: string;
  text: string;
}

export const tasks: readonly Task[] = [
  { id: 'linen', time: '09:00', text: t.sample.tasks.linen },
  { id: 'pool', time: '11:00', text: t.sample.tasks.pool },
  { id: 'welcome', time: '13:30', text: t.sample.tasks.welcome },
  { id: 'transfer', time: '15:00', text: t.sample.tasks.transfer },
  { id: 'review', time: '17:00', text: t.sample.tasks.review },
];

export type HomeStatus = 'occupied' | 'available' | 'maintenance';

export interface Home {
  id: string;
  name: string;
  area: string;
  status: HomeStatus;
  /** Days until the guests leave, the next guests arrive or the maintenance ends. */
  changesIn: number;
}

export const homes: readonly Home[] = [
  {
    id: 'lagoon-villa-serenity',
    name: 'Lagoon Villa Serenity',
    area: t.sample.districts.lagoon,
    status: 'occupied',
    changesIn: 3,
  },
  {
    id: 'ocean-villa-infinity',
    name: 'Ocean Villa Infinity',
    area: t.sample.districts.ocean,
    status: 'available',
    changesIn: 2,
  },
  {
    id: 'lagoon-apt-harmony',
    name: 'Lagoon Apartment Harmony',
    area: t.sample.districts.lagoon,
    status: 'occupied',
    changesIn: 1,
  },
  {
    id: 'villa-paradise',
    name: 'Villa Paradise',
    area: t.sample.districts.palms,
    status: 'maintenance',
    changesIn: 4,
  },
];
