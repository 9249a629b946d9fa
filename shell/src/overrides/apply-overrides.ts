import type { AreaPath, Registry, Release } from '@marisma/area-kit/contract';
import type { ComponentType } from 'react';
import type { RejectedAreas } from '../areas/area-directory';
import { asAreaFault, type AreaFault } from '../areas/area-fault';
import type { SimpleStorage } from '@marisma/area-kit/browser';
import { t } from '../texts';
import { fetchOverride } from './fetch-override.data';
import { OverrideBanner } from './override-banner';
import { setOverrides, type Override } from './override-state';
import { takeOverrides } from './take-overrides';

interface Registered {
  registry: Registry;
  rejected: RejectedAreas;
}

export interface Overridden extends Registered {
  /** The inspector's remark on an overridden area, by area. */
  notes: Record<string, string>;
  Banner: ComponentType;
}

/**
 * Replaces registry entries by this tab's overrides. An override has no fallback. If it can't be used, its
 * area's pages show an error, and the released build is not used instead.
 */
export async function applyOverrides(
  { registry, rejected }: Registered,
  storage: SimpleStorage,
): Promise<Overridden> {
  const { kept, refused } = takeOverrides({
    location: window.location,
    history: window.history,
    storage,
    now: Date.now(),
  });
  const next: Registered = {
    registry: { ...registry, areas: { ...registry.areas } },
    rejected: { ...rejected },
  };
  const overrides = await Promise.all(
    kept.map(async (override): Promise<Override> => {
      try {
        replaceEntry(next, override.area, await fetchOverride(override));
        return override;
      } catch (error) {
        const fault = asAreaFault(error, 'manifest-unreachable');
        rejectEntry(next, override.area, fault);
        return { ...override, fault: fault.message };
      }
    }),
  );
  setOverrides({ overrides, refused });
  const notes = Object.fromEntries(overrides.map(({ area, url }) => [area, t.overrides.note(url)]));
  return { ...next, notes, Banner: OverrideBanner };
}

function replaceEntry({ registry, rejected }: Registered, area: string, live: Release): void {
  registry.areas[area] = { live, previous: [] };
  Reflect.deleteProperty(rejected, area);
}

function rejectEntry({ registry, rejected }: Registered, area: string, fault: AreaFault): void {
  const entry = Object.hasOwn(registry.areas, area) ? registry.areas[area] : undefined;
  const released = Object.hasOwn(rejected, area) ? rejected[area] : undefined;
  const paths = entry?.live.paths.map(({ path }: AreaPath) => path) ?? released?.paths ?? [];
  const { links, homes } = entry?.live ?? released ?? {};
  rejected[area] = { reason: fault.reason, detail: fault.message, paths, links, homes };
  Reflect.deleteProperty(registry.areas, area);
}
