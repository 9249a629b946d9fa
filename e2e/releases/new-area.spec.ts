import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createArea } from '../../tools/new-area/create-area';
import { folderOf, ROOT } from '../../tools/release/paths';
import { makeChange } from '../../tools/release/change';
import { removeArea } from '../../tools/release/registry/registry-edits';
import { release } from '../../tools/release/release';
import { expect, test } from '../fixtures';
import { openOwnSite } from '../support/own-site';

const NAME = 'made-by-a-test';

test(
  'a new area passes its tests, builds, and appears in the shell after its release, and goes again',
  { tag: '@whole' },
  async ({ page, expectConsole }) => {
    expectConsole(/status of 410|404: nothing is at/);
    test.setTimeout(120_000);
    rmSync(join(ROOT, `remote-${NAME}`), { recursive: true, force: true });
    const folder = createArea(NAME);
    const site = await openOwnSite();
    try {
      expect(folder).toBe(folderOf(NAME));
      execFileSync(process.execPath, [join(ROOT, 'node_modules/jest/bin/jest.js'), '--maxWorkers=1'], {
        cwd: folder,
        stdio: 'pipe',
      });
      execFileSync(process.execPath, [join(ROOT, 'node_modules/ts7/bin/tsc'), '-p', folder], {
        stdio: 'pipe',
      });
      await release(site.target, NAME, () => {});
      await page.goto(`${site.url}/${NAME}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Made by a test' })).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      // The area's declaration adds it to the header's menu of every page, in both languages.
      await page.goto(`${site.url}/about`);
      await page.getByRole('banner').getByRole('link', { name: 'Made by a test' }).click();
      await expect(page).toHaveURL(`${site.url}/${NAME}`);
      await page.goto(`${site.url}/es/${NAME}`);
      await expect(
        page.getByRole('banner').getByRole('link', { name: 'Made by a test (ES)' }),
      ).toHaveAttribute('href', `/es/${NAME}`);
      await expect(page.getByText('Esta área se creó hace un momento.')).toBeVisible();

      await makeChange(site.target, {
        what: `remove-area ${NAME} gone`,
        parts: [NAME],
        edit: (seen) => removeArea(seen, NAME, true),
      });
      for (const path of [`/${NAME}`, `/es/${NAME}/deep`]) {
        expect((await page.goto(site.url + path))?.status(), path).toBe(410);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          /Page not found|No encontramos esta página/,
        );
        await expect(page.getByRole('banner').getByRole('link', { name: 'Made by a test' })).toHaveCount(0);
      }
      expect(() => createArea(NAME)).toThrow('already');
      expect(() => createArea('Not A Name')).toThrow("can't be an area's name");
    } finally {
      site.close();
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
