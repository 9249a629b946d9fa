import {
  heroBeachHouse,
  heroGoldenVilla,
  heroJetty,
  heroLagoonTerraces,
  heroPatio,
  type PictureData,
} from '@marisma/area-kit/media';
import type { CategorySlug } from './categories';

interface ListingHero {
  picture: PictureData;
  /** Stronger than 1 for a picture that is brighter behind the words than most. */
  scrim?: number;
}

/** What is at the top of the listing of all properties, and of each category's. */
export const listingHeroes: Readonly<Record<CategorySlug | 'all', ListingHero>> = {
  all: { picture: heroGoldenVilla, scrim: 1.1 },
  'lagoon-villas': { picture: heroJetty, scrim: 1.1 },
  'ocean-villas': { picture: heroBeachHouse },
  'lagoon-apartments': { picture: heroLagoonTerraces, scrim: 1.06 },
  villas: { picture: heroPatio },
};
