import { execFileSync } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../release/paths';
import { answerSite } from '../site/serve-site';
import type { Result } from './figures';
import { keepSession } from './kept';
import { launch } from './launch';
import { readOptions, type Options } from './options';
import { PAGES } from './pages';
import { measureRoutes } from './visit/routes';
import { printPages } from './print';
import { PROFILES, type Profile } from './profiles';
import { Samples } from './samples';
import { makeCertificate, serveOverH2 } from './serve-h2';
import { BENCH, folderFor, releaseProduct, startAccounts } from './site';
import { makeLimit } from './variants/limit';
import { makePurist } from './variants/purist';
import { makeSingle } from './variants/single';
import type { Variant } from './variants/variant';
import type { TabOptions } from './visit/open-tab';
import { operate, view } from './visit/visit';

const NAMES: Variant['name'][] = ['product', 'limit', 'single', 'purist'];
/** These have no scripts: a guarded page has no content in them, and nothing answers a tap. */
const WITHOUT_SCRIPTS: Variant['name'][] = ['limit', 'purist'];
const log = (line: string): void => console.log(line);

/** Ctrl-C stops after the current round and reports the results so far. */
let stopping = false;
process.once('SIGINT', () => (stopping = true));

async function run(options: Options): Promise<void> {
  const load = [loadavg()[0]];
  const samples = new Samples();
  const site = await openSites();
  try {
    for (const name of options.profiles) await measureProfile(site, options, name, samples);
  } finally {
    await site.close();
  }
  load.push(loadavg()[0]);
  await report(samples.results(), options, load);
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
  const browser = await launch(certificate.pin);
  return {
    browser,
    variants: servers.map(({ name, origin }): Variant => ({ name, origin })),
    keep: (origin: string, account: Parameters<typeof keepSession>[2]) =>
      keepSession(origin, backend.publishableKey, account),
    close: async () => {
      await browser.close();
      for (const server of servers) server.close();
      await backend.close();
    },
  };
}

async function measureProfile(sites: Sites, options: Options, name: string, samples: Samples): Promise<void> {
  const { browser, variants, keep } = sites;
  const profile = PROFILES[name] as Profile;
  const tabAt = async ({ origin }: Variant, account?: Parameters<typeof keep>[1]): Promise<TabOptions> => ({
    profile,
    origin,
    kept: await keep(origin, account),
  });
  // The first round is not measured: it warms up servers and files.
  for (let round = 0; round <= options.runs && !stopping; round += 1) {
    for (const page of PAGES.filter((each) => options.only.includes(each.name))) {
      for (const variant of rotate(variants, round)) {
        const inert = WITHOUT_SCRIPTS.includes(variant.name);
        if (inert && page.account) continue;
        const visit = { ...(await tabAt(variant, page.account)), path: page.path };
        const seen = await view(browser, visit);
        const used = inert ? {} : await operate(browser, visit, page);
        if (round > 0) samples.add(name, page.name, variant.name, { ...seen, ...used });
      }
    }
    log(`${name}: ${round === 0 ? 'warm' : `round ${round} of ${options.runs}`}`);
    if (round === 0 || name !== 'phone' || !options.only.includes('routes')) continue;
    const [product, limit] = variants as [Variant, Variant];
    const client = await tabAt(product, 'client');
    samples.add(name, 'routes', 'product', await measureRoutes(browser, client, await tabAt(limit)));
  }
}

/** Rotates the order, so that each variant is first equally often. */
const rotate = <T>(items: T[], by: number): T[] =>
  items.map((_, index) => items[(index + by) % items.length] as T);

async function report(results: Result[], options: Options, load: unknown[]): Promise<void> {
  log(`\n${printPages(results)}`);
  const date = new Date().toISOString();
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: ROOT,
    encoding: 'utf8',
  }).trim();
  const file = join(BENCH, `${date.replaceAll(':', '-').slice(0, 19)}.json`);
  await mkdir(BENCH, { recursive: true });
  await writeFile(file, JSON.stringify({ date, commit, load, options, results }, null, 2));
  log(`\nLoad of this machine, before and after: ${load.join(', ')}\n${file}`);
}

run(readOptions(process.argv.slice(2))).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
