/**
 * Calls back a while after the page's load event, however late the caller itself was started.
 * @returns calls it off
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

/** 0 while the load event is being handled, when the browser has not noted its end yet. */
function sinceLoad(): number {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  const loaded = (entry as PerformanceNavigationTiming | undefined)?.loadEventEnd ?? 0;
  return loaded > 0 ? Math.max(0, performance.now() - loaded) : 0;
}

/** Calls back when the browser has nothing better to do, or at once where it can't tell. */
export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(callback, { timeout: 5000 });
  else callback();
}
