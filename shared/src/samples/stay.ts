import { houses } from '../houses';
import type { SampleHouseId } from './ratings';

export type StayStatus = 'confirmed' | 'pending' | 'cancelled';

/** A sample reservation; days count from today, so that it never ages. */
export interface SampleStay {
  code: string;
  guest: string;
  house: SampleHouseId;
  /** Days from today to arrival; negative when the stay is over. */
  startsIn: number;
  nights: number;
  guests: number;
  status: StayStatus;
}

/** A stay from a row of a list. */
export const stay = (
  code: string,
  guest: string,
  house: SampleHouseId,
  startsIn: number,
  nights: number,
  guests: number,
  status: StayStatus,
): SampleStay => ({ code, guest, house, startsIn, nights, guests, status });

/** Price of a stay in US dollars, before taxes and fees. */
export const priceOf = ({ house, nights }: Pick<SampleStay, 'house' | 'nights'>): number =>
  nights * houses[house].priceFrom;
