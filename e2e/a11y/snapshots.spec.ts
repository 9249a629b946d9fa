import type { Locator, Page } from '@playwright/test';
import { answerWithUsers } from '../admin/users-service';
import { expect } from '../fixtures';
import { arrive } from '../public/arrive';
import { test, type DemoRole } from '../support/as-role';
import { WHOLE } from '../support/whole';
import { holdTimers } from './states/answers';
import { users } from './states/admin';

interface Route {
  path: string;
  as?: DemoRole;
  console?: RegExp;
  before?: (page: Page) => Promise<unknown>;
  /** Another page of a kind that the gate has one of: its content differs. */
  sibling?: true;
}

const withoutHouses = (page: Page): Promise<unknown> =>
  page.route(/\/rest\/v1\/property_owners\?/, (route) => route.fulfill({ json: [] }));

/** Every route whose accessibility tree is compared with a stored snapshot. */
const routes: Record<string, Route> = {
  home: { path: '/' },
  properties: { path: '/properties' },
  'properties-lagoon-villas': { path: '/properties/lagoon-villas', sibling: true },
  'properties-ocean-villas': { path: '/properties/ocean-villas', sibling: true },
  'properties-lagoon-apartments': { path: '/properties/lagoon-apartments', sibling: true },
  'properties-villas': { path: '/properties/villas', sibling: true },
  'property-lagoon-villa-serenity': { path: '/property/lagoon-villa-serenity', sibling: true },
  'property-ocean-villa-infinity': { path: '/property/ocean-villa-infinity' },
  'property-lagoon-apt-harmony': { path: '/property/lagoon-apt-harmony', sibling: true },
  'property-villa-paradise': { path: '/property/villa-paradise', sibling: true },
  'property-unknown': { path: '/property/nowhere', console: /404/ },
  concierge: { path: '/concierge' },
  'service-booking': { path: '/service-booking' },
  about: { path: '/about' },
  'owner-portal': { path: '/owner-portal' },
  contact: { path: '/contact' },
  terms: { path: '/terms' },
  proposal: { path: '/proposal' },
  'sign-in': { path: '/auth' },
  'sign-up': { path: '/auth?tab=signup', sibling: true },
  'forgotten-password': { path: '/auth?view=forgot', sibling: true },
  'not-found': { path: '/no/such/page', console: /404/ },
  profile: { path: '/profile', as: 'client' },
  // The seed's stays lie around the real today, so this guest has none.
  dashboard: {
    path: '/dashboard',
    as: 'client',
    before: (page) =>
      page.route(/\/rest\/v1\/(reservations|requests)\?/, (route) => route.fulfill({ json: [] })),
  },
  'dashboard-settings': { path: '/dashboard/settings', as: 'client', sibling: true },
  // For the same reason this owner has no house yet.
  'owner-dashboard': { path: '/owner-dashboard', as: 'owner', before: withoutHouses },
  owner: { path: '/owner', as: 'owner', before: withoutHouses },
  'owner-coming-soon': { path: '/owner/payouts', as: 'owner', sibling: true },
  admin: { path: '/admin', as: 'admin' },
  'admin-users': {
    path: '/admin/users',
    as: 'admin',
    before: (page) => answerWithUsers(page, users.slice(0, 4)),
  },
  'admin-coming-soon': { path: '/admin/messages', as: 'admin', sibling: true },
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

async function expectSnapshot(page: Page, name: string, { before, path }: Route): Promise<void> {
  await before?.(page);
  await arrive(page, path);
  await expectToRead(page.getByRole('main'), name);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

const accounts = [...new Set(Object.values(routes).map(({ as }) => as))];

for (const as of accounts) {
  test.describe(`the pages of ${as ?? 'a visitor'}`, () => {
    test.use({ as: as ?? null });

    // One browser for the pages of an account: signing in and the scripts' first compilation cost more than a page.
    test('match their snapshots', async ({ page, expectConsole }) => {
      const pages = Object.entries(routes).filter(
        ([, route]) => route.as === as && (WHOLE || !route.sibling),
      );
      test.setTimeout(20_000 + 8_000 * pages.length);
      for (const [name, route] of pages) {
        if (route.console) expectConsole(route.console);
        await test.step(name, async () => {
          // The pages that follow are compared all the same.
          await expectSnapshot(page, name, route).catch((error: unknown) =>
            expect.soft(String(error), name).toBe(''),
          );
        });
      }
    });
  });
}

for (const as of [null, 'client', 'owner', 'management', 'admin'] as const) {
  test.describe(`the frame of ${as ?? 'a visitor'}`, () => {
    test.use({ as });

    // The header of each role is held by `shell/frame.spec.ts` too.
    test('matches its snapshot', { tag: as ? '@whole' : [] }, async ({ page }) => {
      await arrive(page, '/terms');
      const banner = page.getByRole('banner');
      await expectToRead(banner, `frame-header-${as ?? 'visitor'}`);
      if (as) return;
      await expectToRead(page.getByRole('contentinfo'), 'frame-footer');
      await page.setViewportSize({ width: 375, height: 740 });
      await banner.getByRole('button', { name: 'Menu' }).click();
      await expectToRead(page.getByRole('dialog', { name: 'Menu' }), 'frame-menu');
    });
  });
}
