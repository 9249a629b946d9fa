import type { Page } from '@playwright/test';
import { expect } from '../fixtures';

/** Simulates a return to the tab, when it requests the site's revision. */
export const returnToTab = (page: Page): Promise<void> =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));

/** Marks the document, to detect a new document later. */
export const markDocument = (page: Page): Promise<void> =>
  page.evaluate(() => void Object.assign(window, { marked: true }));

export const isMarked = (page: Page): Promise<boolean> => page.evaluate(() => 'marked' in window);

/** Collects the builds of an area from which the page requests files. */
export function followBuilds(page: Page, area: string): Set<string> {
  const builds = new Set<string>();
  page.on('request', (request) => {
    const [, build] = new RegExp(`/areas/${area}/([0-9a-f]{12})/`).exec(request.url()) ?? [];
    if (build) builds.add(build);
  });
  return builds;
}

export const expectNotice = (page: Page): Promise<void> =>
  expect(page.getByRole('region', { name: 'Site update' })).toContainText(
    'A newer version of this site is ready',
  );
