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
    { name: 'lagoon-apt-harmony-exterior', room: 'arrival' },
    { name: 'lagoon-apt-harmony-evening', room: 'arrival' },
    { name: 'lagoon-apt-harmony-living', room: 'living' },
    { name: 'lagoon-apt-harmony-kitchen', room: 'kitchen' },
    { name: 'lagoon-apt-harmony-bedroom', room: 'bedroom' },
    { name: 'lagoon-apt-harmony-pool', room: 'pool' },
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
