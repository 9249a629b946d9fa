import { rm } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { printFailure } from '../command-line';
import { CHROMIUM_FLAGS, findChromium } from '../check/find-chromium';
import { answerSite } from '../site/serve-site';
import { PAGES, type Variant } from './pages';
import { Report } from './report';
import { makeCertificate, serveOverH2 } from './serve-h2';
import { folderFor, releaseProduct, startAccounts, storageOf } from './site';
import { makeLimit } from './variants/limit';
import { makePurist } from './variants/purist';
import { makeSingle } from './variants/single';
import type { TabOptions } from './visit/open-tab';
import { measureRoutes } from './visit/routes';
import { operate, view } from './visit/visit';

const NAMES: Variant['name'][] = ['product', 'limit', 'single', 'purist'];
/** These have no scripts: a guarded page has no content in them, and nothing answers a tap. */
const WITHOUT_SCRIPTS: Variant['name'][] = ['limit', 'purist'];
const log = (line: string): void => console.log(line);

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '7' }, only: { type: 'string' } },
});
const runs = Number(values.runs);
/** Pages, and `routes`: the changes between pages. */
const only = values.only?.split(',') ?? [...PAGES.map(({ name }) => name), 'routes'];

/** Ctrl-C stops after the current round and reports the results so far. */
let stopping = false;
process.once('SIGINT', () => (stopping = true));

async function run(): Promise<void> {
  const before = loadavg()[0];
  const report = new Report();
  const sites = await openSites();
  try {
    // The first round is not measured: it warms up servers and files.
    for (let round = 0; round <= runs && !stopping; round += 1) {
      await measureRound(sites, round, round > 0 ? report : new Report());
      log(round === 0 ? 'warm' : `round ${round} of ${runs}`);
    }
  } finally {
    await sites.close();
  }
  log(`\n${report.toString()}\n\nLoad of this machine, before and after: ${before}, ${loadavg()[0]}`);
}

type Sites = Awaited<ReturnType<typeof openSites>>;

/** Builds, releases and serves the variants, each on its own origin. */
async function openSites() {
  const target = await releaseProduct(log);
  const backend = await startAccounts();
  const config = { supabaseUrl: '/', supabaseKey: backend.publishableKey };
  await target.write('config.json', JSON.stringify(config));
  for (const name of NAMES.slice(1)) await rm(folderFor(name), { recursive: true, force: true });
  await makeLimit(folderFor('product'), folderFor('limit'));
  await makeSingle(folderFor('product'), folderFor('single'));
  await makePurist(folderFor('product'), folderFor('purist'));
  const certificate = await makeCertificate();
  const servers = await Promise.all(
    NAMES.map(async (name) => ({
      name,
      ...(await serveOverH2(answerSite({ folder: folderFor(name), backend: backend.handle }), certificate)),
    })),
  );
  const browser = await chromium.launch({
    executablePath: findChromium() ?? undefined,
    // Ctrl-C ends the run after its round; Playwright would end the process at once.
    handleSIGINT: false,
    // Browsers cache nothing from servers that they don't trust.
    args: [...CHROMIUM_FLAGS, `--ignore-certificate-errors-spki-list=${certificate.pin}`],
  });
  return {
    browser,
    variants: servers.map(({ name, origin }): Variant => ({ name, origin })),
    tabAt: async ({ origin }: Variant, account?: Parameters<typeof storageOf>[2]): Promise<TabOptions> => ({
      origin,
      localStorage: await storageOf(origin, backend.publishableKey, account),
    }),
    close: async () => {
      await browser.close();
      for (const server of servers) server.close();
      await backend.close();
    },
  };
}

async function measureRound(
  { browser, variants, tabAt }: Sites,
  round: number,
  report: Report,
): Promise<void> {
  for (const page of PAGES.filter(({ name }) => only.includes(name))) {
    for (const variant of rotate(variants, round)) {
      const inert = WITHOUT_SCRIPTS.includes(variant.name);
      if (inert && page.account) continue;
      const options = await tabAt(variant, page.account);
      report.add(page.name, variant.name, {
        ...(await view(browser, options, page.path)),
        ...(!inert && (await operate(browser, options, page))),
      });
    }
  }
  if (!only.includes('routes')) return;
  const [product, limit] = variants as [Variant, Variant];
  const routes = await measureRoutes(browser, await tabAt(product, 'client'), await tabAt(limit));
  report.add('routes', 'product', routes);
}

/** Rotates the order, so that each variant is first equally often. */
const rotate = <T>(items: T[], by: number): T[] =>
  items.map((_, index) => items[(index + by) % items.length] as T);

run().catch(printFailure);
