import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Report } from '@marisma/area-kit/reports';
import { collectReports } from '../../tools/reports/collect-reports';
import { expect, test } from '../fixtures';
import { openOwnSite, type OwnSite } from '../support/own-site';

let site: OwnSite;
let folder: string;

test.beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'marisma-reports-'));
  site = await openOwnSite({ reports: collectReports(folder) });
});
test.afterEach(() => {
  site.close();
  rmSync(folder, { recursive: true });
});

const readReports = (): Report[] =>
  readdirSync(folder)
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').trim().split('\n'))
    .map((line) => JSON.parse(line) as Report);

test(
  'a tab that is left reports the timings of page and area, without addresses',
  { tag: '@whole' },
  async ({ page }) => {
    await site.target.write(
      'config.json',
      JSON.stringify({ supabaseUrl: '/', supabaseKey: 'key', reports: { url: '/reports' } }),
    );
    // The report of the first page is sent by a beacon when the page ends. The code that sends it starts after the page.
    const started = page.waitForResponse(
      async (response) =>
        response.url().endsWith('.js') && (await response.text().catch(() => '')).includes('sendBeacon'),
    );
    await page.goto(`${site.url}/property/lagoon-villa-serenity?from=a-friend`);
    await started;
    await page.waitForLoadState('networkidle');
    await expect
      .poll(async () => {
        await page.goto(`${site.url}/about`);
        return readReports().map(({ kind }) => kind);
      })
      .toEqual(expect.arrayContaining(['vital', 'area']));
    const reports = readReports();
    expect(reports).toContainEqual(
      expect.objectContaining({ kind: 'area', area: 'public', outcome: 'ready', page: '/property/:id' }),
    );
    expect(JSON.stringify(reports)).not.toMatch(/a-friend|serenity/);
  },
);
