import { useSession } from '@marisma/area-kit/shell';
import { createContext, useContext, useEffect, useRef } from 'react';
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

const TYPING = 'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable]';
const ANSWER = '[data-desk]';

/**
 * Calls the action of a key that is pressed anywhere on the page, unless somebody is typing, a dialog is open, or the
 * keys are turned off. Escape also leaves the fields of an answer, which keep their text. A key that another component
 * has taken is left alone.
 * @param actions by `KeyboardEvent.key`, such as `{ j: next, '?': help }`
 */
export function useDeskKeys(actions: Readonly<Record<string, (() => void) | undefined>>): void {
  const { keys } = useDesk();
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });

  useEffect(() => {
    if (!keys) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const action = Object.hasOwn(latest.current, event.key) ? latest.current[event.key] : undefined;
      if (!action || event.defaultPrevented || event.isComposing) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const { target } = event;
      const leaves = event.key === 'Escape' && target instanceof Element && target.matches(ANSWER);
      if (target instanceof Element && target.closest(TYPING) && !leaves) return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [keys]);
}
