import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteRegistry } from '../../tools/release/site-registry';
import { expect, test } from '../fixtures';
import { buildShellWithOverrides } from '../support/build-shell';
import { E2E_SITE } from '../support/site-folder';

/** Whether any script of a shell build holds what only overrides need. */
const holdsOverrides = (folder: string): boolean =>
  readdirSync(folder).some(
    (file) =>
      file.endsWith('.js') &&
      /marisma\.overrides|Overrides of/.test(readFileSync(join(folder, file), 'utf8')),
  );

test('the shell that is released holds nothing of overrides', async () => {
  test.setTimeout(240_000);
  const registry = JSON.parse(readFileSync(join(E2E_SITE, 'registry.json'), 'utf8')) as SiteRegistry;
  const { live } = registry.shell!;
  expect(live.overrides).toBeUndefined();
  expect(holdsOverrides(join(E2E_SITE, live.url))).toBe(false);
  expect(holdsOverrides(await buildShellWithOverrides())).toBe(true);
});

test('asks nothing of a place that the address names, and does not let it in', async ({ page, request }) => {
  const asked: string[] = [];
  page.on('request', (made) => asked.push(made.url()));
  await page.goto('/proposal?area.proposal=http://localhost:9/');
  await expect(page.getByText('1 / 19')).toBeVisible();
  expect(asked.filter((url) => url.startsWith('http://localhost:9/'))).toEqual([]);
  const policy = (await request.get('/proposal')).headers()['content-security-policy'];
  expect(policy).toMatch(/script-src 'self'( 'sha256-[^']+')*;/);
  expect(policy).not.toContain('localhost');
});
