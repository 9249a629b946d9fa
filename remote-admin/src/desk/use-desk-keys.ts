import { useEffect, useRef } from 'react';
import { useDesk } from './desk-context';

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
