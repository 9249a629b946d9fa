import { useEffect, useEffectEvent } from 'react';
import { readKey, type KeyCommand } from './read-key';

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
