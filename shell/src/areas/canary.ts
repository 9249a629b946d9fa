import type { SimpleStorage } from '@marisma/area-kit/browser';
import { BUCKET_KEY } from '@marisma/area-kit/page-marks';
import type { RegistryEntry } from '@marisma/area-kit/contract';

/** A browser without storage gets the last bucket: a new draw on every page would mix two builds. */
const LAST_BUCKET = 99.999;

/**
 * This browser's bucket, from 0 to 100. It is drawn once and stored, so that a browser with the canary keeps
 * it while the canary's share grows.
 */
export function readBucket(storage: SimpleStorage, random: () => number = Math.random): number {
  if (!storage.persists()) return LAST_BUCKET;
  const kept = Number.parseFloat(storage.getItem(BUCKET_KEY) ?? '');
  if (kept >= 0 && kept < 100) return kept;
  const drawn = random() * 100;
  storage.setItem(BUCKET_KEY, String(drawn));
  return drawn;
}

/** The entry for a browser in this bucket: a canary takes the live build's place and falls back to it. */
export function takeCanary(entry: RegistryEntry, bucket: number): RegistryEntry {
  const { live, previous, canary } = entry;
  if (!canary || bucket >= canary.percent) return entry;
  return { ...entry, live: canary.release, previous: [live, ...previous] };
}
