import { makeChange } from '../../tools/release/change';
import { setCanary } from '../../tools/release/registry/registry-edits';
import { expect } from '../fixtures';
import { test } from '../support/own-site';
import { publishTwin } from '../support/publish-twin';
import { countReplacements, watchReplacements } from './hydration';
import { expectHydrated } from '../support/hydrated';

test(
  'a browser on a canary shows the prerendered page until the canary build renders it',
  { tag: '@whole' },
  async ({ page, site }) => {
    await watchReplacements(page);
    const canaryBuild = await publishTwin(site, 'public');
    await makeChange(site.target, {
      what: 'try public',
      parts: ['public'],
      edit: (seen) => setCanary(seen, 'public', 100, canaryBuild),
    });
    await page.goto(`${site.url}/about`);
    await expectHydrated(page);
    expect(await countReplacements(page)).toBe(1);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
  },
);
