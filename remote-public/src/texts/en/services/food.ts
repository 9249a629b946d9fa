import type { ServiceIdOf } from '../../../content/services';
import type { ServiceWords } from '../../service-words';

export const food = {
  'private-chef': {
    title: 'Private Chef at Home',
    priceFrom: 'From $120/person',
    description:
      'A three-course menu agreed with you in the morning, shopped at the market and cooked in your kitchen. The kitchen is spotless before dessert is finished. Up to four guests pay $450 together.',
  },
  'sunset-dinner': {
    title: 'Sunset Dinner on the Dune',
    priceFrom: 'From $190/person',
    description:
      'A long table with candles above the sea, set for the half hour before the sun goes down. Five courses, two wines, and a fire afterward.',
  },
  'cooking-class': {
    title: 'Salsa and Tortilla Class',
    priceFrom: 'From $75/person',
    description:
      'Roast, grind and press for two hours with a cook from the village, then eat what you made. Vegetarian from start to finish.',
  },
  'mezcal-tasting': {
    title: 'Mezcal and Raicilla Tasting',
    priceFrom: 'From $85/person',
    description:
      'Six agave spirits from small stills on this coast, poured by someone who knows the distillers. With orange, salt and unhurried stories.',
  },
  'beach-barbecue': {
    title: 'Fisherman’s Barbecue',
    priceFrom: 'From $95/person',
    description:
      'Snapper and shrimp from that morning’s boats, grilled over mesquite on your terrace. Minimum six guests.',
  },
} satisfies Record<ServiceIdOf<'Food'>, ServiceWords>;
