import { useEffect, useRef, type RefObject } from 'react';
import { t } from '../texts';

// A script fills and sends a form in the moment it can. No hand does, and a remote-controlled browser hardly.
const LEAST_MS = 50;

/**
 * Tells scripts from people: by a field that nobody sees and by the time since the form could be used.
 * @returns `field` for `BotTrap`, and `caught` to be asked before sending
 */
export function useBotTrap() {
  const field = useRef<HTMLInputElement>(null);
  const readyAt = useRef(Infinity);
  useEffect(() => {
    readyAt.current = performance.now();
  }, []);
  const caught = () => Boolean(field.current?.value) || performance.now() - readyAt.current < LEAST_MS;
  return { field, caught };
}

/** The field that nobody sees. Not rendered at all for eyes, keyboards and screen readers; scripts read the source. */
export function BotTrap({ field }: { field: RefObject<HTMLInputElement | null> }) {
  return (
    <div hidden>
      <label>
        {t.common.leaveEmpty}
        <input ref={field} type="text" name="reference-code" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
