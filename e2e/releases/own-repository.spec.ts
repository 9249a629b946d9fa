import { execFileSync, spawn } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { installKit, packKitInto } from '../../tools/kit/testing/repository';
import { makeChange, type Change } from '../../tools/release/change';
import { transferPath } from '../../tools/release/registry/path-owners';
import { folderOf } from '../../tools/release/paths';
import { readRegistry } from '../../tools/release/registry/registry-store';
import { createSigner, generateKey } from '../../tools/release/registry/signing';
import { folderTarget } from '../../tools/release/targets/target';
import { compose } from '../../tools/release/teams/compose';
import { addKey, setHost } from '../../tools/release/teams/team-edits';
import { freePort } from '../../tools/testing/free-port';
import { expect, submitSignIn, test } from '../fixtures';
import { routeData } from '../support/hold-requests';
import { openOwnSite, type OwnSite } from '../support/own-site';

/** A folder with the packed kit and its lock file. */
function makeRepository(name: string, libraries: string[] = []): string {
  const dir = join(work, name);
  installKit(dir, kit, libraries);
  return dir;
}

/** Runs the kit's command line with no variable of this process but PATH, and the area's key. */
function marisma(dir: string, args: string[], env: Record<string, string> = {}): string {
  const cli = join(dir, 'node_modules/@marisma/area-kit/cli.js');
  const options = { cwd: dir, env: { PATH: process.env.PATH, HOME: work, ...env }, stdio: 'pipe' } as const;
  return execFileSync(process.execPath, [cli, ...args], { ...options, encoding: 'utf8' });
}

function commit(dir: string): void {
  const git = (...args: string[]): void =>
    void execFileSync('git', ['-c', 'user.name=Ana', '-c', 'user.email=ana@example.com', ...args], {
      cwd: dir,
      stdio: 'pipe',
    });
  if (!existsSync(join(dir, '.git'))) git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'Change the area');
}

let work: string;
let kit: string;
let site: OwnSite;
let host: Server;
let said: string[];

const inbox = () => folderTarget(join(work, 'inbox'));
const edit = (what: string, change: Change['edit']) =>
  makeChange(site.target, { what, parts: [], edit: change });
const composeAll = () => compose(site.target, inbox(), (line) => said.push(line));

test.describe('an area with a repository of its own', { tag: '@whole' }, () => {
  test.describe.configure({ mode: 'serial' });
  test.setTimeout(600_000);

  test.beforeAll(async () => {
    work = mkdtempSync(join(tmpdir(), 'marisma-teams-'));
    said = [];
    site = await openOwnSite();
    kit = packKitInto(join(work, 'kit'));
    host = createServer((request, response) => {
      const file = join(work, 'inbox', (request.url ?? '').replace(/\?.*/, ''));
      const types: Record<string, string> = { '.js': 'text/javascript', '.json': 'application/json' };
      const found = existsSync(file);
      response.writeHead(found ? 200 : 404, {
        'Access-Control-Allow-Origin': '*',
        'Content-Type': types[extname(file)] ?? 'text/plain',
      });
      response.end(found ? readFileSync(file) : undefined);
    });
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  });
  test.afterAll(() => {
    site.close();
    host.close();
    host.closeAllConnections();
    rmSync(work, { recursive: true, force: true });
  });

  test('ships a sixth area to a site that it can not change otherwise', async ({ page }) => {
    const dir = makeRepository('events');
    const key = generateKey();
    marisma(dir, ['new', 'events']);
    marisma(dir, ['check']);
    commit(dir);
    const submit = () => marisma(dir, ['publish', '--inbox', join(work, 'inbox')], { MARISMA_AREA_KEY: key });
    expect(submit()).toMatch(/^events: [0-9a-f]{12} is submitted/m);

    // Without the site's word nothing happens.
    expect(await compose(site.target, inbox(), (line) => said.push(line), { areas: ['events'] })).toBe(false);
    expect(said.at(-1)).toContain('it has no key');
    await edit('area-key events', (seen) => addKey(seen, 'events', createSigner(key).publicKey));
    await edit('transfer-path events', (seen) => transferPath(seen, 'events', '/events/*'));
    expect(await composeAll(), said.join('\n')).toBe(true);

    await page.goto(`${site.url}/about`);
    await page.getByRole('banner').getByRole('link', { name: 'Events' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
    await page.goto(`${site.url}/es/events`);
    await expect(page.getByText('Esta área se creó hace un momento.')).toBeVisible();

    // The next release is a commit, a submission and a composition; the name of the build follows the sources.
    const words = join(dir, 'src/texts/en/home.ts');
    writeFileSync(words, readFileSync(words, 'utf8').replace('This area was made', 'This page was made'));
    commit(dir);
    submit();
    expect(await composeAll(), said.join('\n')).toBe(true);
    await page.goto(`${site.url}/events`);
    await expect(page.getByText('This page was made a moment ago.')).toBeVisible();
    expect((await readRegistry(site.target)).areas.events?.previous).toHaveLength(1);
  });

  test('runs alone, and shows a saved text without losing what was typed', async ({ page, baseURL }) => {
    const dir = makeRepository('trips');
    marisma(dir, ['new', 'trips']);
    const home = join(dir, 'src/home/home-page.tsx');
    const withField = readFileSync(home, 'utf8').replace(
      '</Heading>',
      '</Heading><input aria-label="Note" />',
    );
    writeFileSync(home, withField);
    const port = await freePort();
    const run = [join(dir, 'node_modules/@marisma/area-kit/cli.js'), 'dev'];
    const env = { PATH: process.env.PATH, HOME: work, PORT: String(port), MARISMA_BACKEND: baseURL };
    const server = spawn(process.execPath, run, { cwd: dir, env, stdio: 'ignore' });
    try {
      await expect(async () => {
        await page.goto(`http://localhost:${port}/trips`);
        await expect(page.getByRole('heading', { level: 1, name: 'Trips' })).toBeVisible({ timeout: 10_000 });
      }).toPass({ timeout: 240_000 });
      await page.getByLabel('Note').fill('half a thought');
      // As many editors save: a new file takes the place of the old one.
      const words = join(dir, 'src/texts/en/home.ts');
      writeFileSync(`${words}.new`, readFileSync(words, 'utf8').replace('a moment ago', 'just now'));
      renameSync(`${words}.new`, words);
      await expect(page.getByText('This area was made just now.')).toBeVisible({ timeout: 60_000 });
      await expect(page.getByLabel('Note')).toHaveValue('half a thought');
    } finally {
      server.kill();
    }
  });

  test("keeps its files on the team's host, whose altered script does not run", async ({
    page,
    expectConsole,
  }) => {
    const dir = join(work, 'events');
    const { port } = host.address() as AddressInfo;
    const address = `http://127.0.0.1:${port}/`;
    await edit('area-host events', (seen) => setHost(seen, 'events', address));
    const words = join(dir, 'src/texts/en/home.ts');
    writeFileSync(words, readFileSync(words, 'utf8').replace('This page was made', 'This text was made'));
    commit(dir);
    const key = generateKey();
    await edit('area-key events', (seen) => addKey(seen, 'events', createSigner(key).publicKey));
    marisma(dir, ['publish'], { MARISMA_AREA_KEY: key, MARISMA_INBOX: join(work, 'inbox') });
    expect(await composeAll(), said.join('\n')).toBe(true);
    const live = (await readRegistry(site.target)).areas.events?.live;
    expect(live?.url).toBe(`${address}events/${live?.build}/`);

    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.goto(`${site.url}/events`);
    await expect(page.getByText('This text was made a moment ago.')).toBeVisible();
    expect(requested.filter((url) => url.startsWith(address) && url.endsWith('.js')).length).toBeGreaterThan(
      1,
    );
    expect(requested.filter((url) => url.includes(`/areas/events/${live?.build}`))).toEqual([]);

    // The earlier build, whose files are on the site, takes the place of one that was altered.
    expectConsole(/integrity|Failed to|blocked|events/i);
    const folder = join(work, 'inbox/events', live?.build ?? '');
    for (const file of readdirSync(folder).filter((name) => name.startsWith('remoteEntry.')))
      writeFileSync(join(folder, file), `${readFileSync(join(folder, file), 'utf8')};window.altered = 1;`);
    await page.goto(`${site.url}/events`);
    await expect(page.getByText('This page was made a moment ago.')).toBeVisible();
    expect(await page.evaluate(() => 'altered' in window)).toBe(false);
  });

  test('ships a new guest dashboard, and with the key of guest nothing else', async ({ page, baseURL }) => {
    const dir = makeRepository('guest', ['@supabase/supabase-js']);
    for (const file of [
      'area.config.ts',
      'webpack.config.ts',
      'jest.config.mjs',
      'package.json',
      'tsconfig.json',
      'src',
    ])
      cpSync(join(folderOf('guest'), file), join(dir, file), { recursive: true });
    writeFileSync(join(dir, '.gitignore'), 'node_modules\ndist\n');
    commit(dir);
    const key = generateKey();
    await edit('area-key guest', (seen) => addKey(seen, 'guest', createSigner(key).publicKey));
    const before = await readRegistry(site.target);
    const submit = () => marisma(dir, ['publish', '--inbox', join(work, 'inbox')], { MARISMA_AREA_KEY: key });
    submit();
    expect(await composeAll(), said.join('\n')).toBe(true);
    const after = await readRegistry(site.target);
    expect(after.areas.guest?.live.build).not.toBe(before.areas.guest?.live.build);
    const live = { ...after.areas, guest: undefined };
    expect(live).toEqual({ ...before.areas, guest: undefined });
    expect(after.shell).toEqual(before.shell);

    // The new dashboard runs, with the data service of the other site.
    await routeData(page, baseURL!);
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await page.goto(`${site.url}/auth`);
    await submitSignIn(page, 'client');
    await expect(page).toHaveURL(`${site.url}/dashboard`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(scripts.some((url) => url.includes(`/areas/guest/${after.areas.guest?.live.build}/`))).toBe(true);

    await page.waitForLoadState('networkidle');
    // The commands below keep this process, which answers the page, from doing so.
    await page.goto('about:blank');

    // Whoever has stolen the key can not take the admin panel's path with it.
    const config = join(dir, 'area.config.ts');
    writeFileSync(config, readFileSync(config, 'utf8').replace("path: '/dashboard',", "path: '/admin',"));
    commit(dir);
    submit();
    expect(await composeAll()).toBe(false);
    expect(said.join('\n')).toContain(
      'belongs to admin, and only admin may open it: guest would open it to client.',
    );
    expect((await readRegistry(site.target)).revision).toBe(after.revision);
  });
});
