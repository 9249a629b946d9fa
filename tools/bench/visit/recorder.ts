/** Measurements that are recorded in the page while it loads; read from `globalThis.benchmark`. */
export interface Measurements {
  fcp?: number;
  lcp?: number;
  /** Sum of all layout shifts, an upper bound of the largest session window. */
  cls: number;
  longTasks: { start: number; duration: number }[];
  /** Time at which the control first worked. */
  answered?: number;
  /** Longest time from an input to the next paint. */
  inputToPaint?: number;
}

export interface Control {
  selector: string;
  /** Attribute that is `true` once the control has worked. */
  attribute: string;
}

declare global {
  var benchmark: Measurements;
}

/**
 * Runs in the page before all other scripts. Inner functions stay anonymous: the function is sent as text,
 * without the helpers that a compiler adds for names.
 * @param control clicked by script every 50 ms until it works; browsers don't treat such a click as user
 * input, so nothing that waits for input starts
 */
export function record(control: Control | undefined): void {
  globalThis.benchmark = { cls: 0, longTasks: [] };
  const measurements = globalThis.benchmark;
  const options = { buffered: true };
  new PerformanceObserver((list) => {
    const entry = list.getEntries().find(({ name }) => name === 'first-contentful-paint');
    if (entry) measurements.fcp = entry.startTime;
  }).observe({ type: 'paint', ...options });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) measurements.lcp = startTime;
  }).observe({ type: 'largest-contentful-paint', ...options });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[]) {
      if (!entry.hadRecentInput) measurements.cls += entry.value;
    }
  }).observe({ type: 'layout-shift', ...options });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      measurements.longTasks.push({ start: startTime, duration });
    }
  }).observe({ type: 'longtask', ...options });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
      if (entry.interactionId)
        measurements.inputToPaint = Math.max(measurements.inputToPaint ?? 0, entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, ...options } as PerformanceObserverInit);

  if (!control) return;
  const timer = setInterval(() => {
    const element = [...document.querySelectorAll<HTMLElement>(control.selector)].find(
      (each) => each.getClientRects().length > 0,
    );
    if (element && element.getAttribute(control.attribute) !== 'true') element.click();
    if (element?.getAttribute(control.attribute) !== 'true') return;
    measurements.answered = performance.now();
    clearInterval(timer);
  }, 50);
}
