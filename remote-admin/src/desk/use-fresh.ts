import { useEffect, useRef } from 'react';

/** What the desk shows is at most ten seconds old: the time of a request is left. */
const VISIBLE_MS = 7_000;
const HIDDEN_MS = 60_000;

/**
 * Calls `read` again and again while the component is mounted: every few seconds while the window is visible, each
 * minute while it is hidden, and at once when somebody comes back to it or the connection returns. A call waits for the
 * one before it.
 */
export function useFresh(read: () => Promise<unknown>): void {
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let reading = false;
    let over = false;

    const wait = () => {
      clearTimeout(timer);
      if (!over) timer = setTimeout(() => void run(), document.hidden ? HIDDEN_MS : VISIBLE_MS);
    };
    const run = async () => {
      if (reading) return;
      reading = true;
      await latest.current().catch(() => {});
      reading = false;
      wait();
    };
    const start = () => void run();
    const comeBack = () => (document.hidden ? wait() : start());

    wait();
    document.addEventListener('visibilitychange', comeBack);
    window.addEventListener('focus', start);
    window.addEventListener('online', start);
    return () => {
      over = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', comeBack);
      window.removeEventListener('focus', start);
      window.removeEventListener('online', start);
    };
  }, []);
}
