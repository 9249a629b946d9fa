import { houseNames } from '@marisma/area-kit/houses';
import type { PropertyWords } from '../../property-words';

export const oceanVillaInfinity: PropertyWords = {
  title: houseNames['ocean-villa-infinity'],
  location: 'Dune Beach, Pacific Coast, Mexico',
  summary: 'Two stories, a stone tower and a long infinity pool that faces the sunset.',
  highlights: ['Directly on the beach', 'Long infinity pool', 'Roof terrace in the stone tower'],
  description: [
    'Infinity stands on the dune, turned a few degrees south of west so that the sun goes down over the far edge of the pool. Eight bedrooms share two stories; the five on the upper floor each have a terrace of their own and the sound of the surf at night.',
    'The living room folds away on its ocean side, leaving one long floor from the kitchen island to the water. Four loungers and a fire pit sit by the pool, and a long table under the pergola, and a sandy path through sea grape leads to the beach in less than a minute. On the tower’s roof there is a table for six and nothing else to look at but horizon.',
    'A butler and two housekeepers look after the villa by day. Tell them in the morning what the fishermen should bring, and it will be on ice by the grill before six.',
  ],
  whatsIncluded: [
    'Butler service from 8:00 AM to 6:00 PM',
    'Daily housekeeping with evening turndown',
    'Full breakfast prepared in the villa',
    'Beach setup each morning: umbrellas, towels, cold water',
    'Private fitness room',
    'Pool heating, electricity and drinking water',
  ],
  premiumServices: [
    'Private chef for lunch or dinner',
    'Evening butler after 6:00 PM',
    'Yacht or fishing charter from the marina',
    'In-residence massage for up to four guests at once',
  ],
  rooms: [
    'Horizon suite',
    'Sunset suite',
    'Tower suite',
    'Pergola suite',
    'Dune suite',
    'Coral room',
    'Pelican room',
    'Shell room',
  ],
  metaDescription:
    'An eight-bedroom beachfront villa with a long infinity pool and a stone tower facing the Pacific sunset. Sleeps 18, from US$2,000 a night.',
};
