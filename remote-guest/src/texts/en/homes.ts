import { houseNames } from '@marisma/area-kit/houses';
import { selectTexts } from '@marisma/area-kit/texts';

export const homes = selectTexts('homes', {
  'lagoon-villa-serenity': {
    title: houseNames['lagoon-villa-serenity'],
    location: 'North Lagoon, Pacific Coast, Mexico',
  },
  'ocean-villa-infinity': {
    title: houseNames['ocean-villa-infinity'],
    location: 'Dune Beach, Pacific Coast, Mexico',
  },
  'lagoon-apt-harmony': {
    title: houseNames['lagoon-apt-harmony'],
    location: 'South Lagoon, Pacific Coast, Mexico',
  },
  'villa-paradise': { title: houseNames['villa-paradise'], location: 'Palm Quarter, Pacific Coast, Mexico' },
});
