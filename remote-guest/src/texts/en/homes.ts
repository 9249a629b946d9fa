import { translated } from '@marisma/shared/texts';
import type { HomeId } from '../../sample/homes';

export const homes = translated('homes', {
  'lagoon-villa-serenity': {
    title: 'Lagoon Villa Serenity',
    location: 'North Lagoon, Pacific Coast, Mexico',
  },
  'ocean-villa-infinity': { title: 'Ocean Villa Infinity', location: 'Dune Beach, Pacific Coast, Mexico' },
  'lagoon-apt-harmony': {
    title: 'Lagoon Apartment Harmony',
    location: 'South Lagoon, Pacific Coast, Mexico',
  },
  'villa-paradise': { title: 'Villa Paradise', location: 'Palm Quarter, Pacific Coast, Mexico' },
} satisfies Record<HomeId, { title: string; location: string }>);
