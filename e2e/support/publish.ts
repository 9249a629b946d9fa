import { readRegistry, writeRegistry } from '../../tools/release/registry/registry-store';
import { publishCommitted } from '../../tools/release/settle';
import type { SiteRegistry } from '../../tools/release/registry/site-registry';
import type { OwnSite } from './own-site';

/** Changes the live builds of a site, as a release does: log, pages and registry. */
export async function publish(
  site: OwnSite,
  edit: (registry: SiteRegistry) => SiteRegistry,
): Promise<SiteRegistry> {
  const written = await writeRegistry(site.target, edit(await readRegistry(site.target)));
  await publishCommitted(site.target);
  return written;
}
