import { houses, isHouseId, type House, type HouseId } from '@marisma/area-kit/houses';
import {
  lagoonAptHarmonyExterior,
  lagoonVillaSerenityExterior,
  oceanVillaInfinityExterior,
  villaParadiseCourtyard,
  type PictureData,
} from '@marisma/area-kit/media';
import { isSampleHouse, ratingOf } from '@marisma/area-kit/samples';
import { t } from './texts';

export type HomeId = HouseId;

/** A home of the collection as the dashboard shows it. */
export interface Home extends House {
  id: HomeId;
  location: string;
  /** Average of the sample guests' ratings, out of 5. */
  rating: number | undefined;
  image: PictureData;
}

const images: Record<HomeId, PictureData> = {
  'ocean-villa-infinity': oceanVillaInfinityExterior,
  'lagoon-villa-serenity': lagoonVillaSerenityExterior,
  'villa-paradise': villaParadiseCourtyard,
  'lagoon-apt-harmony': lagoonAptHarmonyExterior,
};

const known = (id: HomeId): Home => ({
  id,
  ...houses[id],
  location: t.homes[id].location,
  rating: isSampleHouse(id) ? ratingOf(id).average : undefined,
  image: images[id],
});

/** A home by its id; undefined for one that this build knows neither in words nor in pictures. */
export const homeOf = (id: string): Home | undefined => (isHouseId(id) ? known(id) : undefined);

/** All homes, the most booked one first. */
export const allHomes = (): readonly Home[] => (Object.keys(images) as HomeId[]).map(known);
