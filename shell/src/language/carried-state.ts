import { readJson, tabStorage } from '@marisma/shared/browser';

const KEY = 'marisma.carried-state';

interface Carried {
  href: string;
  state: unknown;
}

/** Keeps the navigation state of this page for the document at `href`, which is opened next in this tab. */
export const carryState = (href: string, state: unknown): void =>
  tabStorage.setItem(KEY, JSON.stringify({ href, state } satisfies Carried));

/** Gives a document the navigation state that was carried for its address, once; before there is a router. */
export function takeCarriedState(href: string, history: Pick<History, 'state' | 'replaceState'>): void {
  const carried = readJson(tabStorage, KEY) as Partial<Carried> | null;
  tabStorage.removeItem(KEY);
  if (carried?.href !== href || history.state !== null) return;
  // As react-router keeps it in the history entry.
  history.replaceState({ usr: carried.state, key: 'carried', idx: 0 }, '');
}
