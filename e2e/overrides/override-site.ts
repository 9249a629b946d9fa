import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publishShell } from '../../tools/release/builds/publish';
import { shellGoLive } from '../../tools/release/registry/shell-edits';
import { buildShellWithOverrides } from '../support/build-shell';
import { openOwnSite, type OwnSite } from '../support/own-site';
import { publish } from '../support/publish';
import { publishTwin } from '../support/publish-twin';

/** A released site whose shell accepts overrides. */
export async function openOverrideSite(): Promise<OwnSite> {
  const site = await openOwnSite();
  const built = await publishShell(site.target, await buildShellWithOverrides());
  await publish(site, (registry) => shellGoLive(registry, built));
  return site;
}

/** Another build of the deck, in no registry: its Next button says 'Adelante'. @returns its folder */
export async function makeDeckBuild(site: OwnSite, change: object = {}): Promise<string> {
  const alter = (text: string, file: string): string =>
    file.endsWith('.js') ? text.replaceAll('Siguiente', 'Adelante') : text;
  const { url, ...manifest } = await publishTwin(site, 'proposal', { alter });
  const folder = join(site.folder, url);
  await writeFile(join(folder, 'area.json'), JSON.stringify({ ...manifest, ...change }));
  return folder;
}
