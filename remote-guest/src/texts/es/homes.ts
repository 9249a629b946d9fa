import type { homes as english } from '../en/homes';

export const homes: typeof english = {
  'lagoon-villa-serenity': {
    title: 'Lagoon Villa Serenity',
    location: 'Laguna Norte, costa del Pacífico, México',
  },
  'ocean-villa-infinity': {
    title: 'Ocean Villa Infinity',
    location: 'Playa Las Dunas, costa del Pacífico, México',
  },
  'lagoon-apt-harmony': {
    title: 'Lagoon Apartment Harmony',
    location: 'Laguna Sur, costa del Pacífico, México',
  },
  'villa-paradise': {
    title: 'Villa Paradise',
    location: 'Barrio de las Palmas, costa del Pacífico, México',
  },
};
