import type { Page } from '@playwright/test';
import type { Release } from '@marisma/area-kit/contract';
import { join } from 'node:path';
import { publishArea, publishShell, publishMedia } from '../../tools/release/builds/publish';
import { shellGoLive } from '../../tools/release/registry/shell-edits';
import type { SiteRegistry } from '../../tools/release/registry/site-registry';
import { openOwnSite, type OwnSite } from '../support/own-site';
import { publish } from '../support/publish';
import { routeData } from '../support/route-data';
import type { Baseline } from './baseline';

/** Makes these builds live without previous builds, so that no build falls back to another. */
export const liveAlone = (registry: SiteRegistry, releases: Release[]): SiteRegistry => ({
  ...registry,
  areas: {
    ...registry.areas,
    ...Object.fromEntries(releases.map((live) => [live.name, { live, previous: [] }])),
  },
});

export interface PairSite extends OwnSite {
  areas: Release[];
}

async function openWith(
  edit: (site: OwnSite) => Promise<(seen: SiteRegistry) => SiteRegistry>,
): Promise<PairSite> {
  const site = await openOwnSite();
  const change = await edit(site);
  const { areas } = await publish(site, (seen) => {
    const next = change(seen);
    return liveAlone(
      next,
      Object.values(next.areas).map(({ live }) => live),
    );
  });
  return { ...site, areas: Object.values(areas).map(({ live }) => live) };
}

/** A site with the current areas in the baseline's shell, as after a rollback of the shell. */
export const openOlderShell = (baseline: Baseline): Promise<PairSite> =>
  openWith(async ({ target }) => {
    await publishMedia(target, join(baseline.folder, 'shared/media'));
    const shell = await publishShell(target, baseline.dist('shell'));
    return (seen) => shellGoLive(seen, shell);
  });

/** A site with the baseline's areas in the current shell, as after a release of the shell. */
export const openOlderAreas = (baseline: Baseline): Promise<PairSite> =>
  openWith(async ({ target }) => {
    await publishMedia(target, join(baseline.folder, 'shared/media'));
    const releases: Release[] = [];
    for (const name of baseline.areas) releases.push(await publishArea(target, name, baseline.dist(name)));
    return (seen) => liveAlone(seen, releases);
  });

/** Routes data requests of a site without a backend to a site that has one. */
export async function proxyBackend(site: OwnSite, page: Page, dataFrom: string): Promise<void> {
  await site.target.write('config.json', await (await fetch(`${dataFrom}/config.json`)).text());
  await routeData(page, dataFrom);
}
