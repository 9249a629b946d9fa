/**
 * Calls back this long after the page's load event, even if the event is already past.
 * @returns cancels the call
 */
export function afterLoad(milliseconds: number, callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    timer = setTimeout(callback, Math.max(0, milliseconds - sinceLoad()));
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    window.removeEventListener('load', wait);
    clearTimeout(timer);
  };
}

/** 0 during the load event, when the browser has not recorded its end yet. */
function sinceLoad(): number {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  const loaded = (entry as PerformanceNavigationTiming | undefined)?.loadEventEnd ?? 0;
  return loaded > 0 ? Math.max(0, performance.now() - loaded) : 0;
}

/** Calls back when the browser is idle, or at once without `requestIdleCallback`. */
export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(callback, { timeout: 5000 });
  else callback();
}
