import { useSession } from '@marisma/area-kit/shell';
import { createContext, useContext } from 'react';
import type { DeskCounts } from './queries';

/** What the desk's pages share. */
export interface Desk {
  /** Undefined until the first answer. */
  counts: DeskCounts | undefined;
  /** The address of the list or of a request, with the list's tab and search. */
  listPath: string;
  requestPath(id: string): string;
  /** The keys of one letter; somebody who dictates can turn them off (WCAG 2.1.4). */
  keys: boolean;
  setKeys(on: boolean): void;
}

const DeskContext = createContext<Desk | null>(null);
export const DeskProvider = DeskContext.Provider;

/** @throws Error outside the desk's frame */
export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('No desk around this component: render it inside the desk frame.');
  return desk;
}

/** Whether the account that looks is an admin; the desk is also management's. */
export function useIsAdmin(): boolean {
  const session = useSession();
  return session.status === 'signedIn' && session.roles.includes('admin');
}
