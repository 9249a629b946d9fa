import { houseNames } from '@marisma/area-kit/houses';
import type { PropertyWords } from '../../property-words';

export const villaParadise: PropertyWords = {
  title: houseNames['villa-paradise'],
  location: 'Palm Quarter, Pacific Coast, Mexico',
  summary:
    'Clay walls, round arches and a long pool between tropical beds: a courtyard villa that keeps its own cool.',
  highlights: ['Walled courtyard and pool', 'Outdoor kitchen', 'Ten minutes’ walk to the beach'],
  description: [
    'From the street Paradise is a wooden door in a clay-colored wall. Behind it a courtyard opens, planted with ginger and banana, and a long pool runs its full length under an arcade of round arches. The tiled roof and the thick walls do what air conditioning does elsewhere, although every bedroom has that too.',
    'The five bedrooms face the courtyard, so parents hear the pool and no one hears the road. There is a kitchen indoors for the cook and one outdoors for whoever has claimed the grill, with a clay oven and a table for twelve between the arches.',
    'The beach is ten minutes on foot along a palm-lined lane, the village square five by bicycle: close enough for a morning coffee among neighbors, and far enough for an afternoon nap.',
  ],
  whatsIncluded: [
    'Daily housekeeping',
    'Continental breakfast prepared in the villa',
    'Six bicycles, two with child seats',
    'Clay oven laid and ready on your first evening',
    'Beach bag with towels, umbrella and cooler',
    'Electricity, garden care and drinking water',
  ],
  premiumServices: [
    'Private chef for lunch or dinner',
    'Pantry stocked before you arrive',
    'Butler by the day',
    'Birthday and anniversary setups in the courtyard',
  ],
  rooms: ['Arcade suite', 'Ginger suite', 'Clay suite', 'Courtyard room', 'Banana leaf room'],
  metaDescription:
    'A five-bedroom courtyard villa with round arches, a long garden pool and an outdoor kitchen near the beach. Sleeps 12, from US$1,500 a night.',
};
