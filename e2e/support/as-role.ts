import type { Page } from '@playwright/test';
import { openSession, SESSION_KEY, sessionOf, type DemoRole, type StoredSession } from './api';

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
  startWith(page, await sessionOf(role));

/** Gives a page a session of its own, which it may end. */
export const startAlone = async (page: Page, role: DemoRole): Promise<unknown> =>
  startWith(page, await openSession(role));
