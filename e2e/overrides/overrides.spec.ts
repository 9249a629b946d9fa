import type { Page } from '@playwright/test';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { freePort } from '../../tools/testing/free-port';
import { expect, submitSignIn, test } from '../fixtures';
import { openOwnSite, shareBackend, type OwnSite } from '../support/own-site';
import { publishShell } from '../../tools/release/builds/publish';
import { goLive } from '../../tools/release/registry/registry-edits';
import { buildShellWithOverrides } from '../support/build-shell';
import { publish, publishTwin } from '../support/publish-twin';
import { ROOT } from '../../tools/release/paths';
import { createSite } from '../../tools/site/serve-site';
import { listen } from '../../tools/start/listen';

interface DeveloperServer {
  url: string;
  close(): void;
}

/** Serves a built folder as a developer's machine would. */
async function serveBuild(folder: string, { port = 0, cors = true } = {}): Promise<DeveloperServer> {
  const files = createSite({ folder });
  const server = createServer((req, res) => {
    if (cors) res.setHeader('Access-Control-Allow-Origin', '*');
    files.emit('request', req, res);
  });
  await listen(server, port);
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** `npm run dev -w remote-<area> -- --federated`, once it has built. */
async function startFederatedDev(area: string): Promise<DeveloperServer> {
  const port = await freePort();
  const url = `http://localhost:${port}/`;
  const args = [join(ROOT, 'tools/marisma.mjs'), 'dev', '--federated'];
  const child = spawn(process.execPath, args, {
    cwd: join(ROOT, `remote-${area}`),
    env: { ...process.env, PORT: String(port) },
    stdio: 'ignore',
  });
  const close = (): void => void child.kill();
  const until = Date.now() + 150_000;
  // The server responds once the current build has ended.
  while (!(await fetch(`${url}area.json`).catch(() => null))?.ok) {
    if (child.exitCode !== null || Date.now() > until) {
      close();
      throw new Error(`The development server of ${area} did not start.`);
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return { url, close };
}

/** A released site whose shell accepts overrides. */
async function openOverrideSite(): Promise<OwnSite> {
  const site = await openOwnSite();
  const built = await publishShell(site.target, await buildShellWithOverrides());
  await publish(site, (registry) => goLive(registry, built));
  return site;
}

/** Another build of the deck, in no registry: its Next button says 'Adelante'. @returns its folder */
async function makeDeckBuild(site: OwnSite, change: object = {}): Promise<string> {
  const alter = (text: string, file: string): string =>
    file.endsWith('.js') ? text.replaceAll('Siguiente', 'Adelante') : text;
  const { url, ...manifest } = await publishTwin(site, 'proposal', { alter });
  const folder = join(site.folder, url);
  await writeFile(join(folder, 'area.json'), JSON.stringify({ ...manifest, ...change }));
  return folder;
}

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
  async ({ page }) => {
    const server = await startFederatedDev('guest');
    servers.push(server);
    await shareBackend(site, page);
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
