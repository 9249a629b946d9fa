import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteRegistry } from '../../tools/release/registry/site-registry';
import { expect, test } from '../fixtures';
import { buildShellWithOverrides } from '../support/build-shell';
import { E2E_SITE } from '../support/site-folder';

/** Whether any script of a shell build contains code of overrides. */
const holdsOverrides = (folder: string): boolean =>
  readdirSync(folder).some(
    (file) =>
      file.endsWith('.js') &&
      /marisma\.overrides|Overrides of/.test(readFileSync(join(folder, file), 'utf8')),
  );

test('the released shell contains no code of overrides', { tag: '@whole' }, async () => {
  test.setTimeout(240_000);
  const registry = JSON.parse(readFileSync(join(E2E_SITE, 'registry.json'), 'utf8')) as SiteRegistry;
  const { live } = registry.shell!;
  expect(live.overrides).toBeUndefined();
  expect(holdsOverrides(join(E2E_SITE, live.url))).toBe(false);
  expect(holdsOverrides(await buildShellWithOverrides())).toBe(true);
});

test('an override in the address is neither requested nor allowed by the policy', async ({
  page,
  request,
}) => {
  const asked: string[] = [];
  page.on('request', (made) => asked.push(made.url()));
  await page.goto('/proposal?area.proposal=http://localhost:9/');
  await expect(page.getByText('1 / 19')).toBeVisible();
  expect(asked.filter((url) => url.startsWith('http://localhost:9/'))).toEqual([]);
  const policy = (await request.get('/proposal')).headers()['content-security-policy'];
  expect(policy).toMatch(/script-src 'self'( 'sha256-[^']+')*;/);
  expect(policy).not.toContain('localhost');
});
