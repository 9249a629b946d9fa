import type { ServiceIdOf } from '../../../content/services';
import type { ServiceWords } from '../../service-words';

export const adventure = {
  'zipline-canopy': {
    title: 'Canopy Zipline',
    priceFrom: 'Adults $110 / Children $85',
    description:
      'Ten lines over a forested canyon, with a rope bridge between. From age eight, transfer included.',
  },
  'waterfall-hike': {
    title: 'Waterfall Hike',
    priceFrom: 'From $95/person',
    description:
      'Three hours on foot through jungle to a pool cold enough to shout in. Boots, lunch and a guide with a first-aid kit.',
  },
  'horseback-beach': {
    title: 'Horseback Ride on the Beach',
    priceFrom: 'From $120/person',
    description:
      'Calm horses, an empty beach and the last hour of light. Helmets in all sizes, no experience needed.',
  },
  'mountain-bike': {
    title: 'Sierra Mountain Biking',
    priceFrom: 'From $105/person',
    description: 'Singletrack from pine to palm with a guide and a support car. Three levels, good bikes.',
  },
  paragliding: {
    title: 'Tandem Paragliding',
    priceFrom: 'From $180/flight',
    description:
      'Twenty minutes above the bay with a licensed pilot. You run four steps; the wind does the rest.',
  },
} satisfies Record<ServiceIdOf<'Adventure'>, ServiceWords>;
