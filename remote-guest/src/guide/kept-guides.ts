import type { Answer } from '@marisma/area-kit/data';
import { browserStorage, readJson, userKey } from '@marisma/area-kit/browser';
import { dayAtHouse } from '@marisma/area-kit/format';

export type Guide = Answer<'house_guide'>;

// A build that keeps another shape has another name.
const keyOf = (userId: string, stayId: string): string => userKey(userId, `guide-1.${stayId}`);

/** Keeps a guide in this browser for who has no network at the door. The shell removes it with the sign-out. */
export const keepGuide = (userId: string, stayId: string, guide: Guide): void =>
  browserStorage.setItem(keyOf(userId, stayId), JSON.stringify(guide));

export const dropGuide = (userId: string, stayId: string): void =>
  browserStorage.removeItem(keyOf(userId, stayId));

/** The guide as it was last read here, of a stay that is not over. */
export function readKeptGuide(userId: string, stayId: string): Guide | undefined {
  const kept = readJson(browserStorage, keyOf(userId, stayId)) as Guide | null;
  return kept && kept.secrets_until >= dayAtHouse() ? kept : undefined;
}

/** Removes the guides of stays that are over. */
export function dropPastGuides(userId: string): void {
  const start = keyOf(userId, '');
  for (const key of browserStorage.keys()) {
    if (key.startsWith(start) && !readKeptGuide(userId, key.slice(start.length)))
      browserStorage.removeItem(key);
  }
}
