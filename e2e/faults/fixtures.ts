import { expect, test as base } from '../fixtures';
import { openBrokenHost, type BrokenHost } from './broken-host';
import { openSession, SESSION_KEY, type DemoRole, type StoredSession } from './visitors';

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
  sessionOf: (role: DemoRole) => Promise<StoredSession>;
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
  sessionOf: [
    async ({ browserName: _ }, provide, { project }) => {
      const sessions = new Map<DemoRole, Promise<StoredSession>>();
      await provide((role) => {
        const session = sessions.get(role) ?? openSession(project.use.baseURL!, role);
        sessions.set(role, session);
        return session;
      });
    },
    { scope: 'worker' },
  ],
  host: async ({ hostOfWorker }, provide) => {
    await provide(hostOfWorker);
    hostOfWorker.mend();
  },
  visitor: [null, { option: true }],
  sessionKind: ['shared', { option: true }],
  storageState: async ({ visitor, sessionKind, hostOfWorker, sessionOf, baseURL }, provide) => {
    const open = async (role: DemoRole): Promise<StoredSession> => {
      if (sessionKind === 'shared') return sessionOf(role);
      const own = await openSession(baseURL!, role);
      return sessionKind === 'own' ? own : { ...own, expires_at: 1_000_000_000, expires_in: 0 };
    };
    const session = visitor && JSON.stringify(await open(visitor));
    const localStorage = session ? [{ name: SESSION_KEY, value: session }] : [];
    await provide({ cookies: [], origins: [{ origin: hostOfWorker.url, localStorage }] });
  },
  page: async ({ page }, provide) => {
    // Routing disables the HTTP cache, which decides what a retry gets.
    await page.unrouteAll();
    await provide(page);
  },
});
