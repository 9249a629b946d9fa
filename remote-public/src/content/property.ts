import type { AmenityId } from './amenities';
import type { CategorySlug } from './categories';
import type { PictureName } from './pictures';
import type { ResidenceServiceId } from './residence-services';

/** A kind of bed and how many guests sleep in one. */
export const bedSleeps = { king: 2, queen: 2, twin: 1 } as const;

export type BedKind = keyof typeof bedSleeps;

export interface BedGroup {
  kind: BedKind;
  count: number;
}

/** What is the same in every language; the words are in the texts under the property's id. */
export interface PropertyData {
  id: string;
  category: CategorySlug;
  bedrooms: number;
  bathrooms: number;
  sleeps: number;
  /** Lowest nightly price in US dollars, before taxes and fees. */
  priceFrom: number;
  featured: boolean;
  /** 24-hour clock, Central Standard Time. */
  checkIn: string;
  checkOut: string;
  /** The card's picture; also the first of `images`. */
  image: PictureName;
  images: readonly PictureName[];
  /** One entry per bedroom, in the order of the room names in the texts. */
  bedroomArrangement: readonly BedGroup[];
  amenities: readonly AmenityId[];
  conciergeServices: readonly ResidenceServiceId[];
}
