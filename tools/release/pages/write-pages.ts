import type { RenderedPage } from '@marisma/area-kit/contract';
import { LOCALES } from '@marisma/area-kit/texts';
import { WORKER_URL } from '@marisma/area-kit/offline';
import { NOT_FOUND_PAGE } from '@marisma/area-kit/page-marks';
import { findLongLines, writeHeaderRules } from '../../site/hosted-headers';
import {
  hashOf,
  hashStyles,
  INLINE_HASHES_FILE,
  mergeHashes,
  NO_HASHES,
  type InlineHashes,
} from '../../site/inline-hashes';
import { readJson, readSiteFacts } from '../../site/site-facts';
import { composePage, type InlinedManifest, type PageParts } from './compose-page';
import { compress, writeCompressed, writeForms, type Forms } from '../targets/compress';
import { describePage, isFindable } from './seo/describe-page';
import { manifestFile, writeManifest } from './seo/manifest';
import { SECURITY_TXT, writeSecurityTxt } from './security-txt';
import { writeRobots, writeSitemap } from './seo/sitemap';
import { inParallel } from '../targets/in-parallel';
import { composeWorker } from './offline/compose-worker';
import { lastRenderings, type LastRendering } from './last-renderings';
import { listPages, writeRedirects, type Page } from './pages';
import { publishPageRegistry } from './page-registry';
import { planScripts } from './plan-scripts';
import { readReleased, WRITTEN_AT_ONCE } from '../builds/published-files';
import { publishLibraries } from '../builds/sbom';
import { createRenderer, ownerOf } from './render-pages';
import { currentBuilds } from '../registry/part-builds';
import type { ShellBuild, SiteRegistry } from '../registry/site-registry';
import type { Target } from '../targets/target';

const SITEMAP = 'sitemap.xml';

export interface WrittenPages {
  files: string[];
  /** Paths of the pages whose code failed and that have no earlier rendering; the browser renders them. */
  unrendered: string[];
  /** Paths of the pages whose code failed; they are shown as they were rendered last. */
  outdated: string[];
}

/**
 * Writes every page of the site for the live shell and this registry, the rules for static hosts
 * (`_redirects` and `_headers`), and the files for search engines.
 * @returns the files to remove when a later call no longer writes them, and the pages whose code failed
 */
export async function writePages(target: Target, registry: SiteRegistry): Promise<WrittenPages> {
  // Before the shell's first release there is no code for pages.
  if (!registry.shell) return { files: [], unrendered: [], outdated: [] };
  const { live } = registry.shell;
  const { pages, notFound, rewrites, gone } = listPages(registry);
  const unrendered: string[] = [];
  const outdated: string[] = [];
  const renderer = createRenderer(target, registry);
  const renderings = lastRenderings(target, registry);
  const boot = await readBootScript(target, live);
  const pageRegistry = await publishPageRegistry(target, registry);
  const manifests = await readManifests(target, registry);
  const styles: string[] = [];
  const packed: Promise<Forms>[] = [];
  const site = await readSiteFacts(target.read);
  const findable: Page[] = [];

  /** @param build the area's build that rendered the page, if not the live one */
  function partsOf(page: Page, rendered: RenderedPage | null, build: string | undefined): PageParts {
    const { pathname, locale, open } = page;
    const complete = rendered?.complete === true;
    const owner = ownerOf(registry, page);
    // Only a page without content inlines its area's manifest. On other pages, content or the shell's script
    // has priority.
    const manifest = complete || !owner ? undefined : manifests[owner.area];
    const inlined = { registry: pageRegistry, manifest };
    return {
      locale,
      ...describePage(page, rendered, site),
      ...inlined,
      ...(rendered && { rendered }),
      ...(complete &&
        rendered.redirect === undefined && {
          hydratedBy: {
            page: notFound.includes(page) ? NOT_FOUND_PAGE : pathname,
            ...owner,
            ...(build !== undefined && { build }),
          },
          offline: open && rendered.status === 200 && owner !== undefined,
        }),
      boot: { code: boot, plan: planScripts(live, registry, page, inlined) },
    };
  }

  for (const page of [...pages, ...notFound]) {
    let rendered: RenderedPage | null;
    let last: LastRendering | undefined;
    try {
      rendered = await renderer.render(page);
      if (rendered) await renderings.record(page, rendered);
    } catch (error) {
      last = await renderings.find(page);
      rendered = last?.rendered ?? null;
      (last ? outdated : unrendered).push(page.pathname);
      const how = last ? 'as it was rendered last' : 'without content';
      console.warn(`${page.pathname} is written ${how}: ${String(error)}`);
    }
    if (isFindable(page, rendered)) findable.push(page);
    const html = composePage(partsOf(page, rendered, last?.build));
    styles.push(...hashStyles(html));
    // Compressed in another thread, while the next page is rendered.
    packed.push(compress(page.file, html, target.quick));
  }
  renderer.close();
  await renderings.save();
  // The boot script is the one script that a page may run: its other content comes from areas.
  const hashes = mergeHashes({ styles, scripts: [hashOf(boot)], hosts: listHosts(registry) });
  // While pages are replaced, old and new pages need their hashes.
  await writeHeaders(target, mergeHashes(site.inline ?? NO_HASHES, hashes));
  for (const locale of LOCALES) await writeCompressed(target, manifestFile(locale), writeManifest(locale));
  await inParallel(WRITTEN_AT_ONCE, packed, async (forms) => writeForms(target, await forms));
  await target.write('_redirects', writeRedirects({ rewrites, notFound, gone }));
  findLongLines(await writeHeaders(target, hashes)).forEach((line) => console.warn(line));
  await writeCompressed(target, WORKER_URL.slice(1), await composeWorker(target, live, site));
  await publishLibraries(target, registry);
  await target.write('robots.txt', writeRobots(site.siteUrl));
  await target.write(SECURITY_TXT, writeSecurityTxt(site.siteUrl));
  if (site.siteUrl) await writeCompressed(target, SITEMAP, writeSitemap(findable, site.siteUrl));
  return {
    files: [...pages.map(({ file }) => file), ...(site.siteUrl ? [SITEMAP] : [])],
    unrendered,
    outdated,
  };
}

/** The folders on other hosts that a tab may load an area from. */
const listHosts = ({ areas }: SiteRegistry): string[] =>
  Object.values(areas)
    .flatMap((entry) => [...currentBuilds(entry), ...entry.previous])
    .filter(({ url }) => !url.startsWith('/'))
    .map(({ url }) => new URL('..', url).href);

/** @returns the content of `_headers` */
async function writeHeaders(target: Target, inline: InlineHashes): Promise<string> {
  await target.write(INLINE_HASHES_FILE, JSON.stringify(inline));
  const rules = writeHeaderRules(await readSiteFacts(target.read));
  await target.write('_headers', rules);
  return rules;
}

/** @throws Error for a script that can't be inlined, is missing or is not what was released */
async function readBootScript(target: Target, shell: ShellBuild): Promise<string> {
  const code = (await readReleased(target, shell, shell.boot)).toString('utf8');
  if (code.includes('</script')) throw new Error(`${shell.url}${shell.boot} can't be inlined in a page`);
  return code;
}

/** Reads the areas' federation manifests. A manifest on another origin is requested by the tab instead. */
async function readManifests(target: Target, registry: SiteRegistry): Promise<Manifests> {
  const manifests: Manifests = {};
  for (const { live } of Object.values(registry.areas)) {
    const url = live.url + live.entry;
    const content = await readJson<object>(target.read, url.replace(/^\//, ''));
    if (content) manifests[live.name] = { url, content };
  }
  return manifests;
}

/** Manifests by area. */
type Manifests = Record<string, InlinedManifest>;
