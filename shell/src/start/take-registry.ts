import { browserStorage, tabStorage, type SimpleStorage } from '@marisma/area-kit/browser';
import type { Registry, RegistryEntry } from '@marisma/area-kit/contract';
import { BUCKET_KEY } from '@marisma/area-kit/page-marks';
import type { RejectedAreas } from '../areas/area-directory';
import { createBrokenBuilds, withoutBroken, type BrokenBuilds } from '../areas/broken-builds';
import { trustRegistry } from '../areas/integrity';
import { takeHung } from '../areas/running-build';
import { findRegistry, type RegistryResult } from '../areas/registry-source';
import type { Overridden } from '../overrides/apply-overrides';
import { reportError } from '../services/report-error';

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

/** The registry as this tab uses it. */
export interface TabRegistry {
  found: RegistryResult;
  /** The registry for this browser: with its canaries and overrides, without builds broken here. */
  registry: Registry;
  rejected: RejectedAreas;
  broken: BrokenBuilds;
  /** Gives a published registry as this browser uses it: with its canaries, without builds broken here. */
  take: (registry: Registry) => Registry;
  overridden: Overridden | null;
}

/**
 * Finds the registry, applies this browser's canaries, broken builds and overrides, and trusts the files it
 * names.
 */
export async function takeRegistry(): Promise<TabRegistry> {
  const found = await findRegistry(browserStorage);
  for (const problem of found.problems) reportError(new Error(problem), { during: 'reading the registry' });
  if (!found.signed) console.warn('This site is not signed: its registry is not checked.');
  const broken = createBrokenBuilds(tabStorage, window.history);
  const hung = takeHung();
  if (hung) broken.add(hung);
  const bucket = readBucket(browserStorage);
  const take = (published: Registry): Registry => ({
    ...published,
    areas: Object.fromEntries(
      Object.entries(published.areas).map(([name, entry]) => [
        name,
        withoutBroken(takeCanary(entry, bucket), broken),
      ]),
    ),
  });
  const released = take(found.registry);
  const overridden = __OVERRIDES__
    ? await import('../overrides/apply-overrides').then(({ applyOverrides }) =>
        applyOverrides({ registry: released, rejected: found.rejected }, tabStorage),
      )
    : null;
  const { registry, rejected } = overridden ?? { registry: released, rejected: found.rejected };
  for (const [area, { reason, detail }] of Object.entries(rejected)) {
    reportError(new Error(`${reason}: ${detail}`), { area, during: 'reading the registry' });
  }
  trustRegistry(registry);
  return { found, registry, rejected, broken, take, overridden };
}
