import { t } from '../texts';

/** Sample homes of one owner. */
export interface OwnerProperty {
  id: 'ocean-villa-infinity' | 'lagoon-villa-serenity';
  name: string;
  location: string;
  status: 'active';
  bookings: number;
  /** US dollars since the first of January. */
  revenue: number;
  rating: number;
  reviews: number;
}

export const properties: readonly OwnerProperty[] = [
  {
    id: 'ocean-villa-infinity',
    name: 'Ocean Villa Infinity',
    location: t.sample.locations['ocean-villa-infinity'],
    status: 'active',
    bookings: 31,
    revenue: 318_000,
    rating: 4.9,
    reviews: 27,
  },
  {
    id: 'lagoon-villa-serenity',
    name: 'Lagoon Villa Serenity',
    location: t.sample.locations['lagoon-villa-serenity'],
    status: 'active',
    bookings: 38,
    revenue: 214_800,
    rating: 4.8,
    reviews: 34,
  },
];
