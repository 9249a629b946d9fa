import type { Page } from '@playwright/test';
import type { Release } from '@marisma/area-kit/contract';
import { expect } from '../fixtures';

const WHAT_TO_DO =
  'Shell and areas are released separately: each must work with older versions. Either make the change an addition ' +
  "that the older side can do without, or raise the contract's major and follow docs/contract.md, 'A breaking change'.";

/** Paths to open: one per pattern that the area declares. */
const placesOf = ({ paths }: Release): string[] =>
  paths.map(({ path, instances }) => instances?.[0] ?? path.replace(/\/\*$/, ''));

/**
 * Opens every declared path of an area in a shell and checks that a page is shown.
 * @param shell name of the shell in the messages
 * @returns messages with each fault and advice; empty when the pair is compatible
 */
export async function findFaults(
  page: Page,
  url: string,
  { area, shell }: { area: Release; shell: string },
): Promise<string[]> {
  const faults: string[] = [];
  const builds = new Set<string>();
  page.on('request', (request) => {
    const build = new RegExp(`/areas/${area.name}/([0-9a-f]{12})/`).exec(request.url())?.[1];
    if (build) builds.add(build);
  });
  for (const place of new Set(placesOf(area))) {
    await page.goto(url + place);
    const main = page.locator('#main');
    await expect(main.getByRole('heading', { level: 1 }).first()).toBeVisible({ timeout: 30_000 });
    const reason = await page
      .locator('[data-area][data-reason]')
      .getAttribute('data-reason', { timeout: 300 })
      .catch(() => null);
    if (reason) faults.push(`${place}: ${reason}`);
  }
  if (faults.length === 0 && !(builds.size === 1 && builds.has(area.build))) {
    faults.push(`the builds shown were ${[...builds].join(', ') || 'none'}`);
  }
  return faults.map(
    (fault) =>
      `${area.name} ${area.build}, which needs contract ${area.contract}, does not run in ${shell} (${fault}). ${WHAT_TO_DO}`,
  );
}
