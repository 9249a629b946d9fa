import { expect, test } from '../fixtures';
import { journeys } from '../support/journeys';

test.slow();

const HOUR = 3_600_000;

/** Moves the device's clock. Timers run as ever. */
const move = (by: number) => {
  const Real = Date;
  const moved = () => Real.now() + by;
  window.Date = class extends Real {
    constructor(...args: unknown[]) {
      super(...((args.length > 0 ? args : [moved()]) as [number]));
    }
    static override now = moved;
  } as DateConstructor;
};

for (const [how, by] of [
  ['ahead', HOUR],
  ['behind', -HOUR],
] as const) {
  for (const name of ['sign in', 'sign up', 'request to book']) {
    const title = `on a device an hour ${how}, ${name} works, and the clock is said to be wrong`;
    test(title, { tag: name === 'sign in' ? [] : '@whole' }, async ({ page }) => {
      await page.addInitScript(move, by);
      const asked: string[] = [];
      page.on('request', (request) => void asked.push(request.url()));
      const travel = journeys[name]!(page, '');
      await expect(page.getByText(/^Your device’s clock is wrong/)).toBeVisible({ timeout: 30_000 });
      await travel;
      await page.reload();
      await expect(page.locator('main h1').first()).toBeVisible();
      await expect(page.getByText(/^Your device’s clock is wrong/)).toBeVisible();
      expect(asked.filter((url) => url.includes('grant_type=refresh_token'))).toEqual([]);
    });
  }
}
