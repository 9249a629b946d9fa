import type { SimpleStorage } from '@marisma/shared/browser';
import { BUCKET_KEY } from '@marisma/shared/page-marks';
import type { Registry, RegistryEntry } from '@marisma/shared/contract';

/** Who can't keep a place joins when everybody does: a place drawn anew with every page would mix two builds. */
const LAST = 99.999;

/**
 * This browser's place between 0 and 100, drawn once and kept, so that a build that is tried on a few stays
 * with the same few while their share grows.
 */
export function readBucket(storage: SimpleStorage, random: () => number = Math.random): number {
  if (!storage.persists()) return LAST;
  const kept = Number.parseFloat(storage.getItem(BUCKET_KEY) ?? '');
  if (kept >= 0 && kept < 100) return kept;
  const drawn = random() * 100;
  storage.setItem(BUCKET_KEY, String(drawn));
  return drawn;
}

/** The registry as a browser of this bucket sees it: a canary in the live one's place, which it falls back to. */
export const takeCanaries = (registry: Registry, bucket: number): Registry => ({
  ...registry,
  areas: Object.fromEntries(
    Object.entries(registry.areas).map(([name, entry]) => [name, takeCanary(entry, bucket)]),
  ),
});

function takeCanary(entry: RegistryEntry, bucket: number): RegistryEntry {
  const { live, previous, canary } = entry;
  if (!canary || bucket >= canary.percent) return entry;
  return { ...entry, live: canary.release, previous: [live, ...previous] };
}
