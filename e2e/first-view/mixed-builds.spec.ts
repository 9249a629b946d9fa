import { makeChange } from '../../tools/release/change';
import { goLive, setCanary } from '../../tools/release/registry/registry-edits';
import { readRegistry } from '../../tools/release/registry/registry-store';
import { expect, test } from '../fixtures';
import { openOwnSite, type OwnSite } from '../support/own-site';
import { publishTwin } from '../support/publish-twin';
import { countReplacements, expectLive, watchReplacements } from './live';

let site: OwnSite;
test.beforeEach(async () => void (site = await openOwnSite()));
test.afterEach(() => site.close());

test(
  'a browser on a canary shows the prerendered page until the canary build renders it',
  { tag: '@whole' },
  async ({ page }) => {
    await watchReplacements(page);
    const canaryBuild = await publishTwin(site, 'public');
    await makeChange(site.target, {
      what: 'try public',
      parts: ['public'],
      edit: (seen) => setCanary(seen, 'public', 100, canaryBuild),
    });
    await page.goto(`${site.url}/about`);
    await expectLive(page);
    expect(await countReplacements(page)).toBe(1);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
  },
);

test(
  'a build whose pages fail to prerender is not released, and the error names the page',
  { tag: '@whole' },
  async () => {
    const before = await readRegistry(site.target);
    const broken = await publishTwin(site, 'public', {
      alter: (text, file) =>
        file === 'server.cjs'
          ? text.replace(
              'function AboutPage()',
              'function AboutPage(){throw new Error("no story")} function Unused()',
            )
          : text,
    });
    const change = makeChange(site.target, {
      what: 'release public',
      parts: ['public'],
      edit: (seen) => goLive(seen, broken),
      checked: true,
    });
    await expect(change).rejects.toThrow(/Nothing was released.*\n\/about: Error: no story/);
    expect(await readRegistry(site.target)).toEqual(before);
  },
);
