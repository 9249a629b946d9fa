import { selectTexts } from '@marisma/area-kit/texts';
import type { ResidenceServiceId } from '../../content/residence-services';

interface ResidenceServiceWords {
  name: string;
  description: string;
  price: string;
}

// Prices without a comma, as the product's documents write these ('$80 to $8000'); all others are formatted: '$1,200'.
export const residenceServices = selectTexts('residenceServices', {
  airportTransfer: {
    name: 'Airport transfer',
    description: 'A driver with your name at arrivals, cold towels and child seats on request.',
    price: '$120 per car',
  },
  babysitter: {
    name: 'Evening babysitter',
    description: 'A vetted, first-aid trained sitter who speaks English and Spanish.',
    price: '$80 per evening',
  },
  butler: {
    name: 'Butler',
    description: 'Unpacking, table service and small errands, from breakfast to nightcap.',
    price: '$350 per day',
  },
  celebration: {
    name: 'Celebration setup',
    description: 'Flowers, candles, a cake and a string trio, planned with you beforehand.',
    price: '$1200 per event',
  },
  fishingCharter: {
    name: 'Fishing charter',
    description: 'Six hours for mahi-mahi and tuna with captain, mate and tackle.',
    price: '$950 per trip',
  },
  massage: {
    name: 'In-residence massage',
    description: 'Swedish, deep-tissue or prenatal, on the terrace or in your room.',
    price: '$150 per hour',
  },
  pantry: {
    name: 'Stocked pantry',
    description: 'We shop from your list and stock the kitchen before you arrive; groceries at cost.',
    price: '$90 per delivery',
  },
  privateChef: {
    name: 'Private chef',
    description:
      'A three-course dinner for up to four guests, cooked in your kitchen, which is left spotless.',
    price: '$450 per dinner',
  },
  yachtCharter: {
    name: 'Yacht charter',
    description: 'An 80-foot yacht with crew of four, lunch on board and a sunset return.',
    price: '$8000 per day',
  },
  yoga: {
    name: 'Private yoga',
    description: 'Seventy-five minutes at first light for up to eight guests, mats provided.',
    price: '$180 per session',
  },
} satisfies Record<ResidenceServiceId, ResidenceServiceWords>);
