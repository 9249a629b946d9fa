import type { House, HouseId } from '@marisma/area-kit/houses';
import type { AmenityId } from './amenities';
import type { CategorySlug } from './categories';
import type { HousePictureName } from './pictures/houses';
import type { ResidenceServiceId } from './residence-services';

/** A kind of bed and how many guests sleep in one. */
export const bedSleeps = { king: 2, queen: 2, twin: 1 } as const;

export type BedKind = keyof typeof bedSleeps;

interface BedGroup {
  kind: BedKind;
  count: number;
}

/** The rooms of a house that its pictures are grouped by, in the order of a walk through it. */
export const rooms = [
  'arrival',
  'living',
  'kitchen',
  'dining',
  'bedroom',
  'bath',
  'view',
  'terrace',
  'pool',
  'detail',
  'aerial',
] as const;

export type RoomId = (typeof rooms)[number];

export interface HousePicture {
  name: HousePictureName;
  room: RoomId;
}

/** What is the same in every language; the words are in the texts under the property's id. */
export interface PropertyData extends House {
  id: HouseId;
  category: CategorySlug;
  bathrooms: number;
  featured: boolean;
  /** The card's picture; also the first of `images`. */
  image: HousePictureName;
  /** Pictures of this house alone, those of a room together. */
  images: readonly HousePicture[];
  /** One entry per bedroom, in the order of the room names in the texts. */
  bedroomArrangement: readonly BedGroup[];
  amenities: readonly AmenityId[];
  conciergeServices: readonly ResidenceServiceId[];
}
