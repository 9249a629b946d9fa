import { houses } from '@marisma/area-kit/houses';
import type { PropertyData } from '../property';

export const lagoonAptHarmony = {
  id: 'lagoon-apt-harmony',
  ...houses['lagoon-apt-harmony'],
  category: 'lagoon-apartments',
  bathrooms: 8,
  featured: false,
  image: 'lagoon-apt-harmony-exterior',
  images: [
    'lagoon-apt-harmony-exterior',
    'lagoon-apt-harmony-evening',
    'lagoon-apt-harmony-pool',
    'lagoon-apt-harmony-bedroom',
  ],
  bedroomArrangement: [
    { kind: 'king', count: 1 },
    { kind: 'king', count: 1 },
    { kind: 'king', count: 1 },
    { kind: 'king', count: 1 },
    { kind: 'king', count: 1 },
    { kind: 'queen', count: 2 },
    { kind: 'twin', count: 2 },
  ],
  amenities: [
    'sharedPool',
    'lagoonAccess',
    'sunsetTerrace',
    'plungeBath',
    'chefsKitchen',
    'wineFridge',
    'mediaRoom',
    'gym',
    'airConditioning',
    'wifi',
    'laundry',
    'crib',
    'security',
  ],
  conciergeServices: ['celebration', 'yachtCharter', 'massage', 'yoga', 'airportTransfer', 'babysitter'],
} as const satisfies PropertyData;
