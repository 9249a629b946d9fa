import { browserStorage, readJson } from '../browser';
import { isHouseId, type HouseId } from '../houses';

export const DEVICE_KEY = 'marisma.wishlist';

/** The houses that were saved on this device by a visitor who was not signed in. */
export function readDeviceList(): HouseId[] {
  const stored = readJson(browserStorage, DEVICE_KEY);
  return Array.isArray(stored) ? [...new Set(stored.filter(isHouseId))] : [];
}

/** Replaces the list; an empty one leaves nothing on the device. */
export function writeDeviceList(list: readonly HouseId[]): void {
  if (list.length > 0) browserStorage.setItem(DEVICE_KEY, JSON.stringify(list));
  else browserStorage.removeItem(DEVICE_KEY);
}

/** The list with a house in it, or without it. */
export const withHouse = (list: readonly HouseId[], house: HouseId, saved: boolean): HouseId[] => {
  const others = list.filter((id) => id !== house);
  return saved ? [...others, house] : others;
};
