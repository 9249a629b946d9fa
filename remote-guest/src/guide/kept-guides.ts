import type { Answer } from '@marisma/area-kit/data';
import { OFFLINE_TEXT, type OfflineText } from '@marisma/area-kit/offline';
import { browserStorage, readJson, userKey } from '@marisma/area-kit/browser';
import { dayAtHouse } from '@marisma/area-kit/format';

export type Guide = Answer<'house_guide'>;

// A build that keeps another shape has another name.
const keyOf = (userId: string, stayId: string): string => userKey(userId, `${OFFLINE_TEXT}guide-1.${stayId}`);

interface KeptGuide extends OfflineText {
  guide: Guide;
}

/**
 * Keeps a guide in this browser for who has no network at the door, and as HTML for the page that is shown when this one
 * can't be loaded. The shell removes it with the sign-out.
 */
export function keepGuide(userId: string, stayId: string, guide: Guide, html: string): void {
  const kept: KeptGuide = { guide, html, until: guide.secrets_until };
  browserStorage.setItem(keyOf(userId, stayId), JSON.stringify(kept));
}

export const dropGuide = (userId: string, stayId: string): void =>
  browserStorage.removeItem(keyOf(userId, stayId));

/** The guide as it was last read here, of a stay that is not over. */
export function readKeptGuide(userId: string, stayId: string): Guide | undefined {
  const kept = readJson(browserStorage, keyOf(userId, stayId)) as KeptGuide | null;
  return kept && kept.until >= dayAtHouse() ? kept.guide : undefined;
}

/** Removes the guides of stays that are over. */
export function dropPastGuides(userId: string): void {
  const start = keyOf(userId, '');
  for (const key of browserStorage.keys()) {
    if (key.startsWith(start) && !readKeptGuide(userId, key.slice(start.length)))
      browserStorage.removeItem(key);
  }
}
