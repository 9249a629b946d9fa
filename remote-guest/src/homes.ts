import { houses, type House, type HouseId } from '@marisma/area-kit/houses';
import {
  lagoonAptHarmonyExterior,
  lagoonVillaSerenityExterior,
  oceanVillaInfinityExterior,
  villaParadiseCourtyard,
  type PictureData,
} from '@marisma/area-kit/media';
import { ratingOf } from '@marisma/area-kit/samples';

export type HomeId = HouseId;

/** A home of the collection as the dashboard shows it; its words are in the texts, under its id. */
export interface Home extends House {
  id: HomeId;
  /** Average of the guests' ratings, out of 5. */
  rating: number;
  image: PictureData;
}

const images: Record<HomeId, PictureData> = {
  'ocean-villa-infinity': oceanVillaInfinityExterior,
  'lagoon-villa-serenity': lagoonVillaSerenityExterior,
  'villa-paradise': villaParadiseCourtyard,
  'lagoon-apt-harmony': lagoonAptHarmonyExterior,
};

export const homeOf = (id: HomeId): Home => ({
  id,
  ...houses[id],
  rating: ratingOf(id).average,
  image: images[id],
});

/** All homes, the most booked one first. */
export const homes: readonly Home[] = (Object.keys(images) as HomeId[]).map(homeOf);
