import { houseNames } from '@marisma/area-kit/houses';
import type { PropertyWords } from '../../property-words';

export const lagoonVillaSerenity: PropertyWords = {
  title: houseNames['lagoon-villa-serenity'],
  location: 'North Lagoon, Pacific Coast, Mexico',
  summary:
    'A single-story villa with a thatched palapa and its own wooden jetty, made for long breakfasts and early paddles.',
  highlights: ['Private jetty and kayaks', 'Dining palapa for fourteen', 'Heated pool'],
  description: [
    'Serenity lies low along the north shore of the lagoon, its six bedrooms strung on one level so that nobody climbs a stair. Sliding cedar doors open each room to the garden or the water, and by seven in the morning the only sound is herons landing on the jetty posts.',
    'Days unfold under the palapa. Fourteen sit comfortably at its table, the kitchen is four steps away, and the pool runs alongside so that lunch and swimming need not be separate plans. Kayaks and paddle boards wait by the jetty; the mangrove channel is a ten-minute paddle, the beach a short ride by bicycle.',
    'Your house manager, Lupita, comes every morning to set breakfast, make up the rooms and hear what you would like from the day. In the evening someone lights the lanterns on the jetty, and then the house is yours.',
  ],
  whatsIncluded: [
    'Daily housekeeping and fresh towels twice a day',
    'Continental breakfast prepared in the villa',
    'House manager, seven days a week',
    'Two tandem kayaks, two paddle boards, six bicycles',
    'Welcome tray of local fruit, ceviche and agua fresca',
    'Pool heating, electricity and drinking water',
  ],
  premiumServices: [
    'Private chef for lunch or dinner',
    'Pantry stocked before you arrive',
    'Massage on the jetty or in your room',
    'Mid-stay laundry and pressing',
  ],
  rooms: ['Jetty suite', 'Heron suite', 'Garden suite', 'Palm suite', 'Mangrove room', 'Reed room'],
  metaDescription:
    'A six-bedroom lagoon villa with a private jetty, a thatched dining palapa and a heated pool on Mexico’s Pacific coast. Sleeps 14, from US$1,200 a night.',
};
