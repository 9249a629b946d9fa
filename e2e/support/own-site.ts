import type { Page } from '@playwright/test';
import { linkSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { loadSigner } from '../../tools/release/registry/signing';
import { folderTarget, type Target } from '../../tools/release/targets/target';
import { createSite, type SiteOptions } from '../../tools/site/serve-site';
import { listen } from '../../tools/start/listen';
import { test as base } from '../fixtures';
import { routeData } from './hold-requests';
import { E2E_KEY, E2E_SITE } from './site-folder';

export interface OwnSite {
  url: string;
  folder: string;
  target: Target;
  close(): void;
}

/** A copy of the released site on its own server, for tests that release, break or remove things. No backend. */
export async function openOwnSite(options: Omit<SiteOptions, 'folder'> = {}): Promise<OwnSite> {
  const folder = mkdtempSync(`${E2E_SITE}-`);
  linkAll(E2E_SITE, folder);
  const target = { ...folderTarget(folder, await loadSigner(E2E_KEY)), quick: true };
  const server = createSite({ folder, ...options });
  await listen(server, 0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    folder,
    target,
    close: () => {
      server.close();
      server.closeAllConnections();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Tests with a site of their own. */
export const test = base.extend<{ site: OwnSite }>({
  site: async ({ browserName: _ }, provide) => {
    const site = await openOwnSite();
    await provide(site);
    site.close();
  },
});

/** Gives a site the data service of the site that all tests share: requests of the page go there. */
export async function shareBackend(site: OwnSite, page: Page): Promise<void> {
  const from = base.info().project.use.baseURL!;
  await site.target.write('config.json', await (await fetch(`${from}/config.json`)).text());
  await routeData(page, from);
}

/** Links every file of a folder: a target never writes into a file, so the original stays as it is. */
function linkAll(from: string, to: string): void {
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, copy] = [join(from, entry.name), join(to, entry.name)];
    if (!entry.isDirectory()) linkSync(source, copy);
    else {
      mkdirSync(copy);
      linkAll(source, copy);
    }
  }
}
