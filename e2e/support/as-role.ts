import type { Page } from '@playwright/test';
import { test as base } from '../fixtures';
import { openSession, SESSION_KEY, type DemoRole, type StoredSession } from './api';

/** The sessions of the demo accounts, one per account and worker. */
const sessions = new Map<DemoRole, Promise<StoredSession>>();

/** An account's session, which never expires, because a test may set its clock to any day. */
export function sessionOf(site: string, role: DemoRole): Promise<StoredSession> {
  const session =
    sessions.get(role) ??
    openSession(site, role).then((opened) => ({ ...opened, expires_at: 4_102_444_800 }));
  sessions.set(role, session);
  return session;
}

/** What a browser at this address has stored after a sign-in. */
export const stateOf = (origin: string, session: StoredSession | null) => ({
  cookies: [],
  origins: session ? [{ origin, localStorage: [{ name: SESSION_KEY, value: JSON.stringify(session) }] }] : [],
});

/** Tests that start signed in: `test.use({ as: 'owner' })`. */
export const test = base.extend<{ as: DemoRole | null }>({
  as: [null, { option: true }],
  storageState: async ({ as, baseURL }, provide) =>
    provide(as ? stateOf(baseURL!, await sessionOf(baseURL!, as)) : undefined),
});

/** Gives the page's next documents a session, as if its visitor had signed in before, and closed the disclaimer. */
export const startWith = (page: Page, session: StoredSession): Promise<unknown> =>
  page.addInitScript(
    ([key, value]) => {
      try {
        // Once: a visitor who signs out stays signed out.
        if (localStorage.getItem(`started ${value}`)) return;
        localStorage.setItem(`started ${value}`, 'true');
        localStorage.setItem(key, value);
        localStorage.setItem('marisma.disclaimer-seen', 'true');
      } catch {
        // A frame of another origin has no storage.
      }
    },
    [SESSION_KEY, JSON.stringify(session)] as const,
  );

/** Gives a page the session that all tests of an account share: signing out would end it for them. */
export const startAs = async (page: Page, role: DemoRole): Promise<unknown> =>
  startWith(page, await sessionOf(base.info().project.use.baseURL!, role));

/** Gives a page a session of its own, which it may end. */
export const startAlone = async (page: Page, role: DemoRole): Promise<unknown> =>
  startWith(page, await openSession(base.info().project.use.baseURL!, role));
