import { useEffect, useEffectEvent } from 'react';

/** The command of a key. */
type KeyCommand = 'next' | 'previous' | 'first' | 'last' | 'overview' | 'fullScreen';

const commands: Record<string, KeyCommand> = {
  ArrowRight: 'next',
  ArrowLeft: 'previous',
  PageDown: 'next',
  PageUp: 'previous',
  Home: 'first',
  End: 'last',
};

/** Letters work only while the focus is in the deck, because speech input may type them by mistake (WCAG 2.1.4). */
const letters: Record<string, KeyCommand> = { o: 'overview', f: 'fullScreen' };

const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
const PRESSED_BY_SPACE = 'button, a[href], summary, [role="button"]';

/**
 * @returns null for keys of a form field or of the browser (with Ctrl, Alt or Meta), and for Space on a
 *   control
 */
function readKey(event: KeyboardEvent): KeyCommand | null {
  const { key, target } = event;
  if (event.defaultPrevented || event.isComposing) return null;
  if (event.ctrlKey || event.altKey || event.metaKey) return null;
  const element = target instanceof Element ? target : null;
  if (element?.closest(FIELDS)) return null;
  if (key === ' ') {
    if (element?.closest(PRESSED_BY_SPACE)) return null;
    return event.shiftKey ? 'previous' : 'next';
  }
  if (event.shiftKey) return null;
  const letter = element?.closest('[data-deck]') ? letters[key.toLowerCase()] : undefined;
  return commands[key] ?? letter ?? null;
}

/**
 * Listens to the keyboard while `active`.
 * @param onCommand `repeated` is true while the key is held
 */
export function useDeckKeys(
  active: boolean,
  onCommand: (command: KeyCommand, repeated: boolean) => void,
): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const command = readKey(event);
    if (!command) return;
    event.preventDefault();
    onCommand(command, event.repeat);
  });

  useEffect(() => {
    if (!active) return;
    const listener = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [active]);
}
