import { writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { NO_LIMITS } from '../../tools/backend/auth-throttle';
import { startBackend } from '../../tools/backend/start-backend';
import { signRegistry } from '../../tools/release/registry/registry-store';
import { releaseAll } from '../../tools/release/release';
import { loadOrMakeSigner } from '../../tools/release/registry/signing';
import { folderTarget } from '../../tools/release/targets/target';
import { createSite } from '../../tools/site/serve-site';
import { listen } from '../../tools/start/listen';
import { startOwnWorker } from '../../tools/start/own-worker';
import { E2E_KEY, E2E_MAILS, E2E_SITE } from './site-folder';

/** Serves the site as `npm start` does, with an in-memory database and a high limit of sign-ins. */
const port = Number(process.env.PORT);
const target = folderTarget(E2E_SITE, await loadOrMakeSigner(E2E_KEY));
const say = (line: string): void => console.log(line);
const backend = await startBackend({
  dataDir: null,
  siteUrl: `http://localhost:${port}`,
  seedDemo: true,
  log: say,
  limits: NO_LIMITS,
});
await writeFile(E2E_MAILS, backend.mailFolder);
const config = {
  supabaseUrl: '/',
  supabaseKey: backend.publishableKey,
  siteUrl: `http://localhost:${port}`,
  serviceWorker: true,
};
await target.write('config.json', JSON.stringify(config));
await signRegistry(target);
await releaseAll(target, say);
// The pages are those of a production site, which search engines may list; the dashboards show their samples.
await target.write('config.json', JSON.stringify({ ...config, demo: true }));
const { siteUrl } = config;
const site = createSite({
  folder: E2E_SITE,
  backend: answer,
  calendar: async (...to) => (await own).calendar(...to),
  payments: async (...to) => (await own).payments(...to),
  // Tests wait for the worker: until it has said that cards are taken, nobody can pay.
  health: async () => (await own).worker.health(),
  log: say,
});
const own = listen(site, port).then(() => startOwnWorker(backend, { port, siteUrl, log: () => {} }));
// Removes its temporary folder.
process.once('SIGTERM', () => void backend.close().then(() => process.exit()));

/** Tests share four accounts: signing out everywhere would end the sessions of tests that run beside this one. */
function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  request.url = request.url?.replace('scope=global', 'scope=local');
  return backend.handle(request, response);
}
