import { mkdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { lockFolder } from '../backend/folder-lock';
import { sendJson } from '../backend/replies';
import { type Backend, startBackend } from '../backend/start-backend';
import { LOCAL, REPORTS, SITE } from '../release/paths';
import { signRegistry } from '../release/registry/registry-store';
import { buildChanged } from '../release/release';
import { readHealth } from '../release/settle';
import type { Target } from '../release/targets/target';
import { collectReports } from '../reports/collect-reports';
import { createSite } from '../site/serve-site';
import { isOwnHost, listen, LOOPBACK } from './listen';
import { openLocalSite } from './local-site';
import { startOwnWorker } from './own-worker';

/** The health check reads every live file; more frequent requests get the last result. */
const HEALTH_MS = 5000;
/** How long a stop waits for mails under way. */
const STOP_MS = 5000;

const port = Number(process.env.PORT ?? 3000);
const host = process.env.HOST || LOOPBACK;
const siteUrl = `http://localhost:${port}`;
const log = (line: string): void => console.log(line);

/**
 * Runs the whole site on this machine: starts the backend, releases changed packages, serves both on one
 * origin.
 */
async function start(): Promise<void> {
  const target = await openLocalSite();
  const starting: Backend['handle'] = async (_, res) =>
    sendJson(res, 503, { message: 'The data service is starting.' }, { 'Retry-After': '2' });
  const services = { backend: starting, calendar: starting, payments: starting };
  const server = createSite({
    folder: SITE,
    log,
    backend: (req, res) => services.backend(req, res),
    calendar: (req, res) => services.calendar(req, res),
    payments: (req, res) => services.payments(req, res),
    isOwnHost: (name) => isOwnHost(name, host),
    reports: collectReports(REPORTS),
    health: every(HEALTH_MS, () => readHealth(target)),
  });
  // Port and folders come first, so that a conflict is reported before anything is built or written.
  await listen(server, port, host);
  await mkdir(SITE, { recursive: true });
  const site = await realpath(SITE);
  await lockFolder(
    site,
    `The site folder ${site} is served by another running server. Stop that one, or name another folder: MARISMA_SITE=… npm start`,
  );
  log('Building the packages that have changed since the last start …');
  const [backend, publish] = await Promise.all([
    startBackend({ dataDir: LOCAL, siteUrl, seedDemo: true, log }),
    buildNew(target),
  ]);
  services.backend = backend.handle;
  const config = {
    supabaseUrl: '/',
    supabaseKey: backend.publishableKey,
    reports: { url: '/reports' },
    siteUrl,
    demo: true,
    serviceWorker: true,
  };
  // Written before the release, because pages contain the site's address.
  await target.write('config.json', `${JSON.stringify(config, null, 2)}\n`);
  await publish();
  const paymentsFile = join(LOCAL, 'payments-demo.json');
  const { worker, ...links } = await startOwnWorker(backend, { host, port, siteUrl, log, paymentsFile });
  Object.assign(services, links);
  log(`\nMarisma is at ${siteUrl}`);
  log('Demo accounts: admin@, owner@, management@ and client@marisma.test, password Marisma-demo-1');
  if (host !== LOOPBACK)
    log(`The server is reachable from the network at ${host}, and the demo passwords are public.`);
  log('Ctrl-C stops everything; the data is kept.');

  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    // A mail server may be slow; a mail that is cut off here goes out after the next start.
    await Promise.race([worker.stop(), pause(STOP_MS)]);
    server.close();
    server.closeAllConnections();
    await backend.close();
    process.exit(0);
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
}

async function buildNew(target: Target): Promise<() => Promise<void>> {
  // Key and site of one machine belong to the same person, so a new key is accepted without confirmation.
  await signRegistry(target);
  return buildChanged(target, log, { keepPinned: true });
}

/**
 * @returns a function that runs `work` at most once in this many milliseconds and otherwise returns the last
 * result
 */
function every<T>(milliseconds: number, work: () => Promise<T>): () => Promise<T> {
  let last: { at: number; result: Promise<T> } | undefined;
  return () => {
    if (!last || Date.now() - last.at > milliseconds) last = { at: Date.now(), result: work() };
    return last.result;
  };
}

/** Ends when the site is served. */
export const started = start().catch((error: unknown) => {
  console.error(error instanceof Error ? `\n${error.message}` : error);
  process.exit(1);
});
