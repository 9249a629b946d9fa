import { browserStorage, tabStorage } from '@marisma/area-kit/browser';
import type { Registry } from '@marisma/area-kit/contract';
import type { RejectedAreas } from '../areas/area-directory';
import { createBrokenBuilds, withoutBroken, type BrokenBuilds } from '../areas/broken-builds';
import { readBucket, takeCanary } from '../areas/canary';
import { trustRegistry } from '../areas/integrity';
import { takeHung } from '../areas/running-build';
import { findRegistry, type RegistryResult } from '../areas/registry-source';
import type { Overridden } from '../overrides/apply-overrides';
import { reportError } from '../services/report-error';

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
