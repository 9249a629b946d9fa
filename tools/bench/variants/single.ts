import type { BootPlan, PlannedFile } from '@marisma/area-kit/page-marks';
import { PAGE_IDS } from '@marisma/area-kit/page-marks';
import { cp, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inlineJson } from '../../release/pages/compose-page';
import { writeCompressed } from '../../release/targets/compress';
import { folderTarget } from '../../release/targets/target';
import { buildSingle, SINGLE_URL, type SingleBuild } from './build-single';

/**
 * Makes a copy of the released pages with shell and areas compiled into one bundle, without federation. The
 * difference to the product is the cost of separate releases. Markup, pictures and the time at which scripts
 * are requested are the product's.
 */
export async function makeSingle(site: string, folder: string): Promise<void> {
  await cp(site, folder, {
    recursive: true,
    filter: (file) => !/\/(shell|areas)\/.*\.js(\.br|\.gz)?$/.test(file),
  });
  const build = await buildSingle(join(folder, SINGLE_URL));
  const target = folderTarget(folder);
  const files = await readdir(folder, { recursive: true });
  for (const file of files.filter((name) => name.startsWith(SINGLE_URL.slice(1)))) {
    if (file.endsWith('.js')) await writeCompressed(target, file, await readFile(join(folder, file)));
  }
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const html = await readFile(join(folder, file), 'utf8');
    const pathname = `/${file.replace(/(^|\/)index\.html$/, '')}`;
    await writeCompressed(target, file, replacePlan(html, pathname, build));
  }
}

const PLAN = new RegExp(`(<script type="application/json" id="${PAGE_IDS.plan}">)(.*?)(</script>)`, 's');

/** Replaces a page's scripts with the scripts of the single bundle, requested at the same time. */
export function replacePlan(html: string, pathname: string, build: SingleBuild): string {
  return html.replace(PLAN, (_all, open: string, plan: string, close: string) => {
    const own = JSON.parse(plan) as BootPlan;
    const at = (place: string): string => (place.startsWith('/') ? place : pathname);
    const replaced: BootPlan = {
      ...own,
      scripts: build.scripts,
      client: build.client.map(toScript),
      files: Object.fromEntries(
        Object.entries(own.files).map(([place, planned]) => [
          place,
          [...planned.filter(isData), ...build.filesFor(at(place)).map(toScript)],
        ]),
      ),
    };
    return open + inlineJson(replaced) + close;
  });
}

const isData = ({ href }: PlannedFile): boolean => !/^\/(areas|shell)\//.test(href);
const toScript = (href: string): PlannedFile => ({ href, as: 'script' });
