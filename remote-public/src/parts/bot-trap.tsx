import { useEffect, useRef, type RefObject } from 'react';
import { t } from '../texts';

// Bots submit a form as soon as it can be used; people, and even automated browsers, take longer.
const MIN_MS = 50;
/** How long a filled field delays the form: password managers fill it for people, and most bots do not stay. */
export const DELAY_MS = 5000;

/**
 * Detects bots by the time since the form could be used, and slows down what fills a hidden field.
 * @returns `field` for `BotTrap`, and `caught`, which the form calls before sending
 */
export function useBotTrap() {
  const field = useRef<HTMLInputElement>(null);
  const readyAt = useRef(Infinity);
  useEffect(() => {
    readyAt.current = performance.now();
  }, []);
  const caught = async (): Promise<boolean> => {
    if (performance.now() - readyAt.current < MIN_MS) return true;
    if (field.current?.value) {
      field.current.value = '';
      await new Promise((done) => setTimeout(done, DELAY_MS));
    }
    return false;
  };
  return { field, caught };
}

/** The hidden field. Neither visible, focusable nor read by screen readers; it is not for people. */
export function BotTrap({ field }: { field: RefObject<HTMLInputElement | null> }) {
  return (
    <div hidden>
      <label>
        {t.common.leaveEmpty}
        <input
          ref={field}
          type="text"
          name="reference-code"
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore
          data-lpignore="true"
          data-bwignore
        />
      </label>
    </div>
  );
}
