import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { RenderedPage } from '@marisma/area-kit/contract';
import type { SiteRegistry } from '../registry/site-registry';
import type { Target } from '../targets/target';
import type { Page } from './pages';
import { frameOf, ownerOf } from './render-pages';

/** A page as it was rendered last, and the area's build that rendered it. */
export interface LastRendering {
  build: string;
  rendered: RenderedPage;
}

interface Store {
  /** Digest of all that the pages show of the shell and of other areas. */
  frame: string;
  pages: Record<string, LastRendering>;
}

// Hosts serve nothing whose name begins with a dot.
const fileOf = (area: string): string => `.rendered/${area}.json.gz`;

async function readStore(target: Target, area: string, frame: string): Promise<Store> {
  try {
    const packed = await target.read(fileOf(area));
    const store = packed && (JSON.parse(String(await promisify(gunzip)(packed))) as Store);
    if (store?.frame === frame) return store;
  } catch {
    // An unreadable store is made anew.
  }
  return { frame, pages: {} };
}

/**
 * The last rendering of each public page, which is shown when the page can't be rendered any more. A rendering is used while
 * the shell's code and all declarations of areas are unchanged and its build is live or could be rolled back to; one of a
 * retired build is not used.
 */
export function lastRenderings(target: Target, registry: SiteRegistry) {
  const frame = createHash('sha256').update(frameOf(registry)).digest('hex');
  const stores = new Map<string, Promise<Store>>();
  const changed = new Set<string>();
  const storeOf = (area: string): Promise<Store> => {
    const reading = stores.get(area) ?? readStore(target, area, frame);
    stores.set(area, reading);
    return reading;
  };
  return {
    async record(page: Page, rendered: RenderedPage): Promise<void> {
      const owner = ownerOf(registry, page);
      if (!owner || !page.open || registry.areas[owner.area]?.disabled !== undefined) return;
      const { pages } = await storeOf(owner.area);
      const now = { build: owner.build, rendered };
      if (JSON.stringify(pages[page.pathname]) === JSON.stringify(now)) return;
      pages[page.pathname] = now;
      changed.add(owner.area);
    },
    async find(page: Page): Promise<LastRendering | undefined> {
      const { area = '' } = ownerOf(registry, page) ?? {};
      const known = registry.areas[area];
      if (!known || !page.open) return undefined;
      const found = (await storeOf(area)).pages[page.pathname];
      return [known.live, ...known.previous].some(({ build }) => build === found?.build) ? found : undefined;
    },
    async save(): Promise<void> {
      for (const area of changed)
        await target.write(fileOf(area), await promisify(gzip)(JSON.stringify(await storeOf(area))));
    },
  };
}
