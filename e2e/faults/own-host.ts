import { goLive } from '../../tools/release/registry/registry-edits';
import { readRegistry } from '../../tools/release/registry/registry-store';
import { openOwnSite, type OwnSite } from '../support/own-site';
import { publish, publishTwin } from '../support/publish-twin';
import { openBrokenHost, type BrokenHost } from './broken-host';
import { test as ownBase } from './fixtures';

/** Tests that release builds: the proxy is in front of a separate site per worker. */
export const test = ownBase.extend<object, { hostOfWorker: OwnHost }>({
  hostOfWorker: [
    async ({ browserName: _ }, provide, { project }) => {
      const host = await openOwnHost(project.use.baseURL!);
      await provide(host);
      host.close();
    },
    { scope: 'worker' },
  ],
});

/** A separate site that uses the backend of the journeys' site. */
export interface OwnHost extends BrokenHost {
  site: OwnSite;
  /** Releases an altered build. @param alone removes the previous builds */
  release(area: string, alter: (text: string, file: string) => string, alone: boolean): Promise<string>;
  /** Restores the previous build, as a rollback does. */
  restore(area: string): Promise<void>;
}

/** @param backend address of the site with the backend */
export async function openOwnHost(backend: string): Promise<OwnHost> {
  const site = await openOwnSite();
  const host = await openBrokenHost(site.url, backend);
  const sound = (await readRegistry(site.target)).areas;
  let twins = 0;
  return {
    ...host,
    site,
    release: async (area, alter, alone) => {
      const suffix = (0xf00000 + ++twins).toString(16);
      const twin = await publishTwin(site, area, { suffix, alter, of: sound[area]!.live });
      await publish(site, (registry) => {
        const next = goLive({ ...registry, areas: { ...registry.areas, [area]: sound[area]! } }, twin);
        return alone
          ? { ...next, areas: { ...next.areas, [area]: { ...next.areas[area]!, previous: [] } } }
          : next;
      });
      return twin.build;
    },
    restore: async (area) => {
      await publish(site, (registry) => ({
        ...registry,
        areas: { ...registry.areas, [area]: sound[area]! },
      }));
    },
    close: () => {
      host.close();
      site.close();
    },
  };
}
