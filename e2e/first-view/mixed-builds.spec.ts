import { makeChange } from '../../tools/release/change';
import { goLive, setCanary } from '../../tools/release/registry/registry-edits';
import { readRegistry } from '../../tools/release/registry/registry-store';
import { shellGoLive } from '../../tools/release/registry/shell-edits';
import { expect, test } from '../fixtures';
import { openOwnSite, type OwnSite } from '../support/own-site';
import { publishShellTwin, publishTwin } from '../support/publish-twin';
import { countReplacements, expectLive, watchReplacements } from './live';

let site: OwnSite;
test.beforeEach(async () => void (site = await openOwnSite()));
test.afterEach(() => site.close());

test(
  'after a release of shell or area the pages are prerendered again and hydrated',
  { tag: '@whole' },
  async ({ page }) => {
    await watchReplacements(page);
    const mark = (word: string) => (text: string, file: string) =>
      file.startsWith('mf-manifest') ? text : text.replaceAll('The house book', word);
    const area = await publishTwin(site, 'public', { alter: mark('The new house book') });
    await makeChange(site.target, {
      what: 'release public',
      parts: ['public'],
      edit: (seen) => goLive(seen, area),
      checked: true,
    });
    await page.goto(`${site.url}/about`);
    await expect(page.locator('#root')).toHaveAttribute('data-build', area.build);
    await expectLive(page);

    const shell = await publishShellTwin(site);
    await makeChange(site.target, {
      what: 'release shell',
      parts: ['shell'],
      edit: (seen) => shellGoLive(seen, shell),
      checked: true,
    });
    await page.goto(`${site.url}/property/villa-paradise`);
    expect(await page.content()).toContain(shell.url);
    await expectLive(page);
    expect(await countReplacements(page)).toBe(0);
  },
);

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
