import { areaManifest, isCompatible, type Registry, type Release } from '@marisma/area-kit/contract';
import { tabStorage, type SimpleStorage } from '@marisma/area-kit/browser';
import { Fragment, type ReactNode } from 'react';
import { layer, space, token } from '@marisma/area-kit/theme';
import { Button } from '@marisma/area-kit/ui';
import styled from 'styled-components';
import type { RejectedAreas } from '../areas/area-directory';
import { AreaFault, asAreaFault } from '../areas/area-fault';
import { t } from '../texts';
import { dropOverride, takeOverrides } from './take-overrides';

const texts = t.overrides;

/** Always visible, with its own space below the page, so that it covers no content. */
const Frame = styled.section`
  position: sticky;
  z-index: ${layer.notice};
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(4)};
  padding: ${space(2)} ${space(4)};
  border-top: 2px solid ${token.color.accent};
  background: ${token.color.surface};
  color: ${token.color.text};
  font-size: ${token.size.sm};
  overflow-wrap: anywhere;
`;

interface Override {
  area: string;
  url: string;
  fault?: string;
}

function reset(area: string): void {
  dropOverride(tabStorage, area);
  window.location.reload();
}

function OverrideBanner({ overrides, refused }: { overrides: Override[]; refused: string[] }) {
  if (overrides.length + refused.length === 0) return null;
  return (
    <Frame aria-label={texts.label}>
      {overrides.map(({ area, url, fault }) => (
        <Fragment key={area}>
          <span role={fault === undefined ? undefined : 'alert'}>
            {fault === undefined ? texts.inUse(area, url) : texts.broken(area, url, fault)}
          </span>
          <Button size="sm" variant="outline" onClick={() => reset(area)}>
            {texts.reset(area)}
          </Button>
        </Fragment>
      ))}
      {refused.map((area) => (
        <span key={area} role="alert">
          {texts.refused(area)}
        </span>
      ))}
    </Frame>
  );
}

const TIMEOUT_MS = 4000;

interface Registered {
  registry: Registry;
  rejected: RejectedAreas;
}

export interface Overridden extends Registered {
  notes: Record<string, string>;
  banner: ReactNode;
}

/**
 * Replaces registry entries by this tab's overrides. An override has no fallback. If it can't be used, its
 * area's pages show an error, and the released build is not used instead.
 */
export async function applyOverrides(released: Registered, storage: SimpleStorage): Promise<Overridden> {
  const { location, history } = window;
  const { kept, refused } = takeOverrides({ location, history, storage });
  const registry = { ...released.registry, areas: { ...released.registry.areas } };
  const rejected = { ...released.rejected };
  const overrides = await Promise.all(
    Object.entries(kept).map(async ([area, url]): Promise<Override> => {
      const before = registry.areas[area]?.live;
      const { paths, links, homes } = before
        ? { ...before, paths: before.paths.map(({ path }) => path) }
        : (rejected[area] ?? { paths: [] });
      try {
        registry.areas[area] = { live: await fetchOverride(area, url), previous: [] };
        delete rejected[area];
        return { area, url };
      } catch (error) {
        const { reason, message } = asAreaFault(error, 'manifest-unreachable');
        rejected[area] = { reason, detail: message, paths, links, homes };
        delete registry.areas[area];
        return { area, url, fault: message };
      }
    }),
  );
  const notes = Object.fromEntries(overrides.map(({ area, url }) => [area, t.overrides.note(url)]));
  return { registry, rejected, notes, banner: <OverrideBanner overrides={overrides} refused={refused} /> };
}

/**
 * Fetches an area's build description from a developer's server. Its digests come from the same server as its
 * code, so they only detect an incomplete build.
 * @throws AreaFault with the reason, and a message that helps to find the cause
 */
async function fetchOverride(area: string, url: string): Promise<Release> {
  const response = await fetch(url, {
    cache: 'no-store',
    credentials: 'omit',
    // A redirect could lead to another machine.
    redirect: 'error',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((cause: unknown) => {
    throw new AreaFault('manifest-unreachable', 'no answer that this page may read', { cause });
  });
  if (!response.ok) throw new AreaFault('manifest-unreachable', `answered ${response.status}`);
  const parsed = areaManifest.safeParse(await response.json().catch(() => 'not JSON'));
  if (!parsed.success) throw new AreaFault('manifest-invalid', parsed.error.message);
  const { name, contract } = parsed.data;
  if (name !== area) throw new AreaFault('manifest-invalid', `it is the area ${name}`);
  if (!isCompatible(contract)) throw new AreaFault('contract-mismatch', `it needs contract ${contract}`);
  return { ...parsed.data, url: new URL('.', url).href };
}
