import { expectLive } from '../first-view/live';
import { AREA_VISITS } from './area-visits';
import { FAULT_KINDS, FILES } from './fault-kinds';
import { expect } from './fixtures';
import type { OwnHost } from './own-host';
import { test } from './own-host-fixtures';
import { noteTime } from './times';
import { reasonPanel } from './told';

/** The files of an area's load; a page's chunk loads later, when a fallback is no longer possible. */
const LOAD_FILES = ['manifest', 'entry', 'chunk'] as const;

/** Each file with each fault, alternating between areas. */
const CELLS = FAULT_KINDS.flatMap((fault, f) =>
  LOAD_FILES.map((file, i) => ({ fault, file, visit: AREA_VISITS[(f + 2 * i) % AREA_VISITS.length]! })),
);

// Some tests release a build.
test.describe.configure({ timeout: 120_000 });

/** A second build of an area with the same code, published once per worker. */
const builds = new Map<string, Promise<string>>();
function secondBuild(host: OwnHost, area: string): Promise<string> {
  const build = builds.get(area) ?? host.release(area, (text) => text, false);
  builds.set(area, build);
  return build;
}

for (const { visit, file, fault } of CELLS) {
  test.describe(() => {
    test.use({ visitor: visit.visitor });

    test(
      `${visit.area}: ${file} ${fault}, and an intact previous build: the previous build is shown`,
      { tag: '@whole' },
      async ({ page, host, hostOfWorker, expectConsole }) => {
        expectConsole(/^(?!uncaught)/, 'perhaps');
        const build = await secondBuild(hostOfWorker, visit.area);
        await page.goto(host.url + visit.start);
        await expectLive(page);
        host.breakFiles(
          (path) => path.startsWith(`/areas/${visit.area}/${build}/`) && FILES[file].test(path),
          fault,
        );
        await visit.enter(page);
        const asked = Date.now();
        await expect(visit.content(page)).toBeVisible({ timeout: 20_000 });
        noteTime('build before shown', fault, Date.now() - asked);
        await expect(reasonPanel(page)).toHaveCount(0);
      },
    );
  });
}
