import type { ServiceIdOf } from '../../../content/services';
import type { ServiceWords } from '../../service-words';

export const water = {
  'lagoon-kayak': {
    title: 'Mangrove Kayak Tour',
    priceFrom: 'Adults $85 / Children $65',
    description:
      'Two hours through the mangrove channel with a naturalist, at the hour when herons fish. Tandem kayaks, dry bags and binoculars included.',
  },
  'whale-watching': {
    title: 'Whale Watching',
    priceFrom: 'Adults $130 / Children $95',
    description:
      'From December to March humpbacks pass close to the bay. A small boat with a hydrophone, so that you hear them too.',
  },
  'paddle-board': {
    title: 'Paddle Board Rental',
    priceFrom: 'From $35/day',
    description:
      'Boards and vests delivered to your house or beach, with a ten-minute introduction on flat water.',
  },
  'sport-fishing': {
    title: 'Sport Fishing Charter',
    priceFrom: 'From $950/trip',
    description:
      'Six hours with captain and mate for mahi-mahi, tuna and sailfish. A private chef can cook the catch; sailfish go back.',
  },
  'yacht-day': {
    title: 'Yacht Day',
    priceFrom: 'Quote on request',
    description:
      'A crewed yacht for up to twenty: snorkeling at the islands, lunch at anchor, home under the first stars. Our 80-foot yacht with a crew of four is $8000 a day; others are quoted.',
  },
} satisfies Record<ServiceIdOf<'Water'>, ServiceWords>;
