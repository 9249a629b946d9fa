import type { Page } from '@playwright/test';
import { freePort } from '../../tools/start/free-port';
import { expect, submitSignIn, test } from '../fixtures';
import type { OwnSite } from '../support/own-site';
import { routeData } from '../support/route-data';
import { serveBuild, startFederatedDev, type DeveloperServer } from './developer-server';
import { makeDeckBuild, openOverrideSite } from './override-site';

// Serial, because these tests share a site.
test.describe.configure({ mode: 'default', timeout: 240_000 });

let site: OwnSite;
let servers: DeveloperServer[] = [];
test.beforeAll(async () => {
  test.setTimeout(240_000);
  site = await openOverrideSite();
});
test.afterAll(() => site?.close());
test.afterEach(() => {
  for (const server of servers) server.close();
  servers = [];
});

async function serve(...args: Parameters<typeof serveBuild>): Promise<string> {
  const server = await serveBuild(...args);
  servers.push(server);
  return server.url;
}

const banner = (page: Page) => page.getByRole('region', { name: 'Overrides of this tab' });
const released = (page: Page) => page.getByRole('button', { name: 'Siguiente', exact: true });
const overridden = (page: Page) => page.getByRole('button', { name: 'Adelante', exact: true });

test(
  'an area comes from its development server, is named in the banner, and can be reset',
  { tag: '@whole' },
  async ({ page, baseURL }) => {
    const server = await startFederatedDev('guest');
    servers.push(server);
    await site.target.write('config.json', await (await fetch(`${baseURL}/config.json`)).text());
    await routeData(page, baseURL ?? '');
    const folders = new Set<string>();
    page.on('request', (request) => {
      const folder = /^(.*\/)(mf-manifest\.json|remoteEntry\.)/.exec(request.url())?.[1];
      // Sign-in passes pages of other areas.
      if (folder && !folder.includes('/areas/public/')) folders.add(folder);
    });

    await page.goto(`${site.url}/auth?area.guest=${server.url}&areas`);
    await expect(banner(page)).toContainText(`guest comes from ${server.url}area.json in this tab.`);
    expect(new URL(page.url()).search).toBe('?areas');
    await expect(page.getByRole('row', { name: /^guest/ })).toContainText(`override from ${server.url}`);
    await page.getByRole('button', { name: 'Close inspector' }).click();
    await submitSignIn(page, 'client');
    await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible();
    await page.waitForURL('**/dashboard');
    expect([...folders]).toEqual([server.url]);

    await banner(page).getByRole('button', { name: 'Reset guest' }).click();
    await expect.poll(() => [...folders].pop()).toContain(`${site.url}/areas/guest/`);
    await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
  },
);

test('an override applies to this tab, across reloads', { tag: '@whole' }, async ({ page, context }) => {
  const url = await serve(await makeDeckBuild(site));
  await page.goto(`${site.url}/proposal?area.proposal=${url}`);
  await expect(overridden(page)).toBeVisible();
  await page.reload();
  await expect(overridden(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${site.url}/proposal`);
  await expect(released(other)).toBeVisible();
});

test.describe('a broken override shows an error, and the released build is not used', () => {
  /** Opens the deck with an override and expects the panel with this reason; nothing released is fetched. */
  async function expectBroken(page: Page, url: string, reason: string): Promise<void> {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.goto(`${site.url}/proposal?area.proposal=${url}`);
    const panel = page.locator(`[data-area=proposal][data-reason=${reason}]`);
    await expect(panel).toBeVisible({ timeout: 20_000 });
    // The files of a build are read only when its page is opened.
    const words = reason === 'integrity' ? 'comes' : 'should come';
    await expect(banner(page)).toContainText(`proposal ${words} from ${url}area.json`);
    expect(fetched.filter((file) => file.startsWith(`${site.url}/areas/`))).toEqual([]);
  }

  test(
    'no server: Retry works once it is up, Reset restores the released build',
    { tag: '@whole' },
    async ({ page, expectConsole }) => {
      expectConsole(/ERR_CONNECTION_REFUSED/);
      expectConsole(/manifest-unreachable/);
      const port = await freePort();
      await expectBroken(page, `http://localhost:${port}/`, 'manifest-unreachable');
      await serve(await makeDeckBuild(site), { port });
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(overridden(page)).toBeVisible();
      servers[0]!.close();
      await page.reload();
      await banner(page).getByRole('button', { name: 'Reset proposal' }).click();
      await expect(released(page)).toBeVisible();
      await expect(banner(page)).toHaveCount(0);
    },
  );
});
