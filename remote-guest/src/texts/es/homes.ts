import { houseNames } from '@marisma/area-kit/houses';
import type { homes as english } from '../en/homes';

export const homes: typeof english = {
  'lagoon-villa-serenity': {
    title: houseNames['lagoon-villa-serenity'],
    location: 'Laguna Norte, costa del Pacífico, México',
  },
  'ocean-villa-infinity': {
    title: houseNames['ocean-villa-infinity'],
    location: 'Playa Las Dunas, costa del Pacífico, México',
  },
  'lagoon-apt-harmony': {
    title: houseNames['lagoon-apt-harmony'],
    location: 'Laguna Sur, costa del Pacífico, México',
  },
  'villa-paradise': {
    title: houseNames['villa-paradise'],
    location: 'Barrio de las Palmas, costa del Pacífico, México',
  },
};
