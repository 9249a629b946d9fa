import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSigner } from '../../tools/release/signing';
import { folderTarget, type Target } from '../../tools/release/target';
import { createSite, type SiteOptions } from '../../tools/site/serve-site';
import { listen } from '../../tools/start/listen';
import { E2E_KEY, E2E_SITE } from './site-folder';

export interface OwnSite {
  url: string;
  folder: string;
  target: Target;
  close(): void;
}

/**
 * A copy of the released site on its own server, for tests that release, break or remove things. No backend.
 * @param serve further options of the server, given the folder's target
 */
export async function openOwnSite(
  serve: (target: Target) => Omit<SiteOptions, 'folder'> = () => ({}),
): Promise<OwnSite> {
  const folder = mkdtempSync(join(tmpdir(), 'marisma-site-'));
  cpSync(E2E_SITE, folder, { recursive: true });
  const target = { ...folderTarget(folder, await loadSigner(E2E_KEY)), quick: true };
  const server = createSite({ folder, ...serve(target) });
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
