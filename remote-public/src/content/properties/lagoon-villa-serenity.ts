import { houses } from '@marisma/area-kit/houses';
import type { PropertyData } from '../property';

export const lagoonVillaSerenity = {
  id: 'lagoon-villa-serenity',
  ...houses['lagoon-villa-serenity'],
  category: 'lagoon-villas',
  bathrooms: 7,
  featured: true,
  image: 'lagoon-villa-serenity-exterior',
  images: [
    { name: 'lagoon-villa-serenity-exterior', room: 'arrival' },
    { name: 'lagoon-villa-serenity-living', room: 'living' },
    { name: 'lagoon-villa-serenity-kitchen', room: 'kitchen' },
    { name: 'lagoon-villa-serenity-palapa', room: 'dining' },
    { name: 'lagoon-villa-serenity-bedroom', room: 'bedroom' },
    { name: 'lagoon-villa-serenity-bath', room: 'bath' },
    { name: 'lagoon-villa-serenity-jetty', room: 'terrace' },
    { name: 'hero-lagoon-dusk', room: 'pool' },
  ],
  bedroomArrangement: [
    { kind: 'king', count: 1 },
    { kind: 'king', count: 1 },
    { kind: 'king', count: 1 },
    { kind: 'king', count: 1 },
    { kind: 'queen', count: 2 },
    { kind: 'twin', count: 2 },
  ],
  amenities: [
    'privatePool',
    'jetty',
    'kayaks',
    'palapa',
    'lagoonAccess',
    'chefsKitchen',
    'garden',
    'airConditioning',
    'wifi',
    'bicycles',
    'laundry',
    'crib',
  ],
  conciergeServices: ['privateChef', 'pantry', 'massage', 'yoga', 'airportTransfer', 'babysitter'],
} as const satisfies PropertyData;
