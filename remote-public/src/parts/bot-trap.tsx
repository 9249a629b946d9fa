import { useEffect, useRef, type RefObject } from 'react';
import { t } from '../texts';

// Bots submit a form as soon as it can be used; people, and even automated browsers, take longer.
const LEAST_MS = 50;

/**
 * Detects bots: by a hidden field, and by the time since the form could be used.
 * @returns `field` for `BotTrap`, and `caught`, which the form calls before sending
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

/** The hidden field. Neither visible, focusable nor read by screen readers; only bots fill it. */
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
