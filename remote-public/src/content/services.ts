import type { ServicePictureName } from './pictures/services';
import type { ServiceCategory } from './service-categories';

const catalog = [
  { id: 'private-chef', category: 'Food', picture: 'service-food' },
  { id: 'sunset-dinner', category: 'Food', picture: 'service-food-dinner' },
  { id: 'cooking-class', category: 'Food', picture: 'service-tortillas' },
  { id: 'mezcal-tasting', category: 'Food', picture: 'service-mezcal' },
  { id: 'beach-barbecue', category: 'Food', picture: 'service-barbecue' },

  { id: 'villa-massage', category: 'Wellness', picture: 'service-wellness' },
  { id: 'jetty-yoga', category: 'Wellness', picture: 'service-yoga' },
  { id: 'temazcal', category: 'Wellness', picture: 'service-temazcal' },
  { id: 'spa-day', category: 'Wellness', picture: 'service-spa-day' },
  { id: 'breath-and-sound', category: 'Wellness', picture: 'service-sound' },

  { id: 'surf-lesson', category: 'Sport', picture: 'service-sport' },
  { id: 'golf-round', category: 'Sport', picture: 'service-golf' },
  { id: 'tennis-coaching', category: 'Sport', picture: 'service-tennis' },
  { id: 'personal-training', category: 'Sport', picture: 'service-training' },
  { id: 'beach-volleyball', category: 'Sport', picture: 'service-volleyball' },

  { id: 'lagoon-kayak', category: 'Water', picture: 'service-water' },
  { id: 'whale-watching', category: 'Water', picture: 'service-whales' },
  { id: 'paddle-board', category: 'Water', picture: 'service-paddle-board' },
  { id: 'sport-fishing', category: 'Water', picture: 'service-fishing' },
  { id: 'yacht-day', category: 'Water', picture: 'service-yacht' },

  { id: 'babysitting', category: 'Kids', picture: 'service-babysitting' },
  { id: 'junior-explorers', category: 'Kids', picture: 'service-explorers' },
  { id: 'sandcastle-school', category: 'Kids', picture: 'service-kids' },
  { id: 'pool-safety', category: 'Kids', picture: 'service-swimming' },
  { id: 'family-film-night', category: 'Kids', picture: 'service-film-night' },

  { id: 'spanish-lessons', category: 'Education', picture: 'service-education' },
  { id: 'school-tutor', category: 'Education', picture: 'service-tutor' },
  { id: 'bird-guide', category: 'Education', picture: 'service-birdwatching' },
  { id: 'stargazing', category: 'Education', picture: 'service-stargazing' },
  { id: 'turtle-conservation', category: 'Education', picture: 'service-turtles' },

  { id: 'pottery-workshop', category: 'Culture', picture: 'service-culture' },
  { id: 'market-walk', category: 'Culture', picture: 'service-market' },
  { id: 'weaving-visit', category: 'Culture', picture: 'service-weaving' },
  { id: 'mariachi-evening', category: 'Culture', picture: 'service-mariachi' },
  { id: 'village-architecture', category: 'Culture', picture: 'service-arches' },

  { id: 'zipline-canopy', category: 'Adventure', picture: 'service-zipline' },
  { id: 'waterfall-hike', category: 'Adventure', picture: 'service-waterfall' },
  { id: 'horseback-beach', category: 'Adventure', picture: 'service-beach-ride' },
  { id: 'mountain-bike', category: 'Adventure', picture: 'service-mountain-bike' },
  { id: 'paragliding', category: 'Adventure', picture: 'service-paragliding' },

  { id: 'airport-transfer', category: 'Transportation', picture: 'service-airport' },
  { id: 'private-driver', category: 'Transportation', picture: 'service-driver' },
  { id: 'bicycle-rental', category: 'Transportation', picture: 'service-transportation' },
  { id: 'golf-cart', category: 'Transportation', picture: 'service-golf-cart' },
  { id: 'helicopter', category: 'Transportation', picture: 'service-helicopter' },
] as const satisfies readonly { id: string; category: ServiceCategory; picture: ServicePictureName }[];

type CatalogEntry = (typeof catalog)[number];

export type ServiceId = CatalogEntry['id'];

/** The ids of one category, so that its texts can be checked for completeness. */
export type ServiceIdOf<Name extends ServiceCategory> = Extract<CatalogEntry, { category: Name }>['id'];

export interface Service {
  id: ServiceId;
  category: ServiceCategory;
  picture: ServicePictureName;
}

export const services: readonly Service[] = catalog;

/** Takes the chosen categories; gives their services, or all of them when none is chosen. */
export const servicesIn = (chosen: readonly ServiceCategory[]): readonly Service[] =>
  chosen.length === 0 ? services : services.filter(({ category }) => chosen.includes(category));

const suggested: readonly ServiceId[] = ['private-chef', 'yacht-day', 'villa-massage'];

/** Three that suit most stays, for one who came without having chosen. */
export const suggestedServices: readonly Service[] = services.filter(({ id }) => suggested.includes(id));
