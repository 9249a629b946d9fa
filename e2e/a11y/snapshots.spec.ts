import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import type { DemoRole } from '../support/api';
import { startAs } from '../support/as-role';
import { holdTimers } from './states/answers';
import { openHydrated } from '../support/hydrated';

interface Route {
  path: string;
  as?: DemoRole;
  before?: (page: Page) => Promise<unknown>;
}

const withoutHouses = (page: Page): Promise<unknown> =>
  page.route(/\/rest\/v1\/property_owners\?/, (route) => route.fulfill({ json: [] }));

/** The routes whose accessibility tree is compared with a stored snapshot: one page of each kind. */
const routes: Record<string, Route> = {
  home: { path: '/' },
  'property-ocean-villa-infinity': { path: '/property/ocean-villa-infinity' },
  contact: { path: '/contact' },
  'sign-in': { path: '/auth' },
  // The seed's stays lie around the real today, so this guest has none.
  dashboard: {
    path: '/dashboard',
    as: 'client',
    before: (page) =>
      page.route(/\/rest\/v1\/(reservations|requests)\?/, (route) => route.fulfill({ json: [] })),
  },
  // For the same reason this owner has no house yet.
  owner: { path: '/owner', as: 'owner', before: withoutHouses },
};

// Sample stays are relative to today, so date and time zone are fixed, and animation is reduced.
test.use({ timezoneId: 'America/Mexico_City', locale: 'en-US', contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime('2026-12-01T10:00:00-06:00');
  await holdTimers(page, 3000);
});

/**
 * Compares the accessibility tree with the snapshot file of this name, character by character. Playwright's matcher
 * is not used, because it replaces numbers and dates by patterns when it writes a file.
 */
async function expectToRead(part: Locator, name: string): Promise<void> {
  // Otherwise forms and panels whose code loads later would be missing.
  await part.page().waitForLoadState('networkidle');
  await expect(async () => expect(await part.ariaSnapshot()).toMatchSnapshot(`${name}.yml`)).toPass({
    timeout: 8000,
  });
}

for (const [name, { path, as, before }] of Object.entries(routes)) {
  test(`${name} matches its snapshot`, async ({ page }) => {
    if (as) await startAs(page, as);
    await before?.(page);
    await openHydrated(page, path);
    await expectToRead(page.getByRole('main'), name);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}
