import { readJson, tabStorage } from '@marisma/area-kit/browser';

const KEY = 'marisma.carried-state';

interface Carried {
  href: string;
  state: unknown;
}

/** Stores this page's navigation state for the document at `href`, which this tab opens next. */
export const carryState = (href: string, state: unknown): void =>
  tabStorage.setItem(KEY, JSON.stringify({ href, state } satisfies Carried));

/**
 * Restores the navigation state stored for this document's address, once; must run before the router is
 * created.
 */
export function restoreCarriedState(href: string, history: Pick<History, 'state' | 'replaceState'>): void {
  const carried = readJson(tabStorage, KEY) as Partial<Carried> | null;
  tabStorage.removeItem(KEY);
  if (carried?.href !== href || history.state !== null) return;
  // React Router's format of a history entry.
  history.replaceState({ usr: carried.state, key: 'carried', idx: 0 }, '');
}
