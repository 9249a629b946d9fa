import { expect, test as base } from '../fixtures';
import { openBrokenHost, type BrokenHost } from './broken-host';
import { openSession, type DemoRole } from '../support/api';
import { sessionOf, stateOf } from '../support/as-role';

export { expect };

interface Fixtures {
  /** The proxy between page and site; without faults at the start of every test. */
  host: BrokenHost;
}

interface Options {
  /** The account that is signed in from the start. */
  visitor: DemoRole | null;
  /** The session: shared by all tests, the test's own (which it may renew), or an expired own session. */
  sessionKind: 'shared' | 'own' | 'expired';
}

interface Shared {
  hostOfWorker: BrokenHost;
}

export const test = base.extend<Fixtures & Options, Shared>({
  hostOfWorker: [
    async ({ browserName: _ }, provide, { project }) => {
      const host = await openBrokenHost(project.use.baseURL!);
      await provide(host);
      host.close();
    },
    { scope: 'worker' },
  ],
  host: async ({ hostOfWorker }, provide) => {
    await provide(hostOfWorker);
    hostOfWorker.mend();
  },
  visitor: [null, { option: true }],
  sessionKind: ['shared', { option: true }],
  storageState: async ({ visitor, sessionKind, hostOfWorker, baseURL }, provide) => {
    const open = async (role: DemoRole) => {
      if (sessionKind === 'shared') return sessionOf(baseURL!, role);
      const own = await openSession(baseURL!, role);
      return sessionKind === 'own' ? own : { ...own, expires_at: 1_000_000_000, expires_in: 0 };
    };
    await provide(stateOf(hostOfWorker.url, visitor && (await open(visitor))));
  },
  page: async ({ page }, provide) => {
    // Routing disables the HTTP cache, which decides what a retry gets.
    await page.unrouteAll();
    await provide(page);
  },
});
