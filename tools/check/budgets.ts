import { LIBRARIES_FILE, type LibraryReport } from '@marisma/area-kit/build';
import { E2E_KEY, E2E_SITE } from '../../e2e/support/site-folder';
import { folderAt, isLibraries, pathOf } from '../release/builds/published-files';
import { signRegistry, readRegistry } from '../release/registry/registry-store';
import { releaseAll } from '../release/release';
import { loadOrMakeSigner } from '../release/registry/signing';
import { folderTarget } from '../release/targets/target';
import { findLongLines } from '../site/hosted-headers';
import { findDuplicates } from './budgets/duplicates';
import { LIMITS, LONG_HTML } from './budgets/limits';
import { measureSite, type PageSize } from './budgets/site-sizes';

/** The files that all pages of an area have in common. */
const CONTAINER = /^(remoteEntry|__federation_expose)/;

const kB = (bytes: number): string => (bytes / 1000).toFixed(1);

function check(what: string, fits: boolean): void {
  console.log(`${fits ? 'ok  ' : 'FAIL'} ${what}`);
  if (!fits) process.exitCode = 1;
}

const checkSize = (what: string, bytes: number, limit: number): void =>
  check(`${what}: ${kB(bytes)} of ${limit} kB`, bytes <= limit * 1000);

/** The libraries in a build, as it was published. */
async function readLibraries({ url }: { url: string }): Promise<LibraryReport['libraries']> {
  const report = JSON.parse(String(await target.read(folderAt(url) + LIBRARIES_FILE))) as LibraryReport;
  return report.libraries;
}

const htmlLimit = ({ path, open }: PageSize): number =>
  LONG_HTML[path] ?? (open ? LIMITS.html : LIMITS.dashboardHtml);

/** Checks the longest page for each limit. */
function checkHtml(pages: PageSize[]): void {
  const longest = new Map<number, PageSize>();
  for (const page of pages) {
    const limit = htmlLimit(page);
    if (page.html > (longest.get(limit)?.html ?? 0)) longest.set(limit, page);
  }
  for (const [limit, { pathname, html }] of longest) checkSize(`HTML of ${pathname}`, html, limit);
}

// The e2e tests use the same site, so the served files are the checked files.
const target = folderTarget(E2E_SITE, await loadOrMakeSigner(E2E_KEY));
// As in production, pages contain their absolute addresses in both languages.
await target.write('config.json', JSON.stringify({ siteUrl: 'http://localhost:4173', serviceWorker: true }));
await signRegistry(target);
await releaseAll(target, () => {});
const registry = await readRegistry(target);
const shell = registry.shell?.live;
if (!shell) throw new Error('The site has no shell');
const sizes = await measureSite(target, shell, registry);

const long = findLongLines(String(await target.read('_headers')));
check(`lines of _headers ${long.join(' ') || 'fit every host'}`, long.length === 0);
checkSize('shell, first load', sizes.shell, LIMITS.shell);
const libraryFiles = shell.scripts.filter(isLibraries).map((file) => pathOf(shell.url, file));
const namesBuild = await Promise.all(
  libraryFiles.map(async (file) => String(await target.read(file)).includes(shell.build)),
);
check('libraries of the shell, the same in its next build', namesBuild.length === 1 && !namesBuild[0]);
checkSize('service worker', sizes.worker, LIMITS.worker);
for (const { pathname, open, scripts } of sizes.pages) {
  checkSize(`scripts of ${pathname}`, scripts, open ? LIMITS.publicPage : LIMITS.dashboard);
}
checkHtml(sizes.pages);

const provided = await readLibraries(shell);
for (const [name, { live }] of Object.entries(registry.areas)) {
  checkSize(`${name}, heaviest page`, live.bytes, LIMITS.area);
  // The build finds a page by its literal path; without it the page's scripts are fetched one step later.
  const late = live.paths.filter(
    ({ path }) => !path.endsWith('/*') && live.preload[path]?.every((file) => CONTAINER.test(file)),
  );
  check(`${name}, pages fetched early ${late.map(({ path }) => path).join(' ')}`, late.length === 0);
  const libraries = await readLibraries(live);
  const duplicates = findDuplicates(name, libraries, provided);
  check(
    `${name}, no duplicate libraries${duplicates.map((line) => `: ${line}`).join('')}`,
    duplicates.length === 0,
  );
  for (const { name: library, version, bytes } of libraries) {
    console.log(`       ${library} ${version}, ${kB(bytes)} kB before minification`);
  }
}
