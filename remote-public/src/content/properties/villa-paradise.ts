import { houses } from '@marisma/area-kit/houses';
import type { PropertyData } from '../property';

export const villaParadise = {
  id: 'villa-paradise',
  ...houses['villa-paradise'],
  category: 'villas',
  bathrooms: 6,
  featured: false,
  image: 'villa-paradise-courtyard',
  images: [
    { name: 'villa-paradise-courtyard', room: 'arrival' },
    { name: 'villa-paradise-living', room: 'living' },
    { name: 'villa-paradise-kitchen', room: 'kitchen' },
    { name: 'villa-paradise-dining', room: 'dining' },
    { name: 'villa-paradise-bedroom', room: 'bedroom' },
    { name: 'villa-paradise-suite', room: 'bedroom' },
    { name: 'villa-paradise-bath', room: 'bath' },
    { name: 'villa-paradise-arcade', room: 'terrace' },
    { name: 'villa-paradise-evening', room: 'pool' },
  ],
  bedroomArrangement: [
    { kind: 'king', count: 1 },
    { kind: 'king', count: 1 },
    { kind: 'king', count: 1 },
    { kind: 'queen', count: 2 },
    { kind: 'twin', count: 2 },
  ],
  amenities: [
    'privatePool',
    'courtyard',
    'garden',
    'outdoorKitchen',
    'chefsKitchen',
    'plungeBath',
    'airConditioning',
    'wifi',
    'bicycles',
    'laundry',
    'crib',
  ],
  conciergeServices: ['privateChef', 'pantry', 'massage', 'celebration', 'airportTransfer', 'butler'],
} as const satisfies PropertyData;
