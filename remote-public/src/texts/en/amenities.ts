import { selectTexts } from '@marisma/area-kit/texts';
import type { AmenityId } from '../../content/amenities';

export const amenities = selectTexts('amenities', {
  infinityPool: 'Heated infinity pool',
  privatePool: 'Private pool',
  sharedPool: 'Shared lagoon-side pool',
  beachAccess: 'Direct beach access',
  lagoonAccess: 'Direct lagoon access',
  jetty: 'Private wooden jetty',
  kayaks: 'Kayaks and paddle boards',
  palapa: 'Thatched dining palapa',
  garden: 'Tropical garden',
  courtyard: 'Walled courtyard',
  sunsetTerrace: 'Sunset terrace',
  firePit: 'Fire pit',
  outdoorKitchen: 'Outdoor kitchen and grill',
  chefsKitchen: 'Chef’s kitchen',
  wineFridge: 'Wine fridge',
  plungeBath: 'Outdoor plunge bath',
  airConditioning: 'Air conditioning in every room',
  wifi: 'Fiber Wi-Fi indoors and out',
  mediaRoom: 'Media room',
  gym: 'Gym',
  bicycles: 'Bicycles',
  laundry: 'Washer and dryer',
  crib: 'Crib and high chair',
  security: '24-hour security',
} satisfies Record<AmenityId, string>);
