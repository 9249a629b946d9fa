/** Limit for a picture that never loads. */
const MAX_WAIT_MS = 2000;
/**
 * A loaded picture is painted within a few frames; this limit covers browsers that report no paints, and
 * hidden tabs.
 */
const PAINTED_WITHIN_MS = 150;
const INPUTS = ['pointerdown', 'keydown', 'wheel'];

/**
 * Calls back once: when the first view's largest picture is painted or has failed, at the visitor's first
 * input, or after two seconds. Calls back at once on a page without such a picture.
 */
export function whenHeroShown(callback: () => void): void {
  const hero = document.querySelector<HTMLImageElement>('#root img[fetchpriority="high"]');
  if (!hero) return callback();
  const done = (): void => {
    timers.forEach(clearTimeout);
    drawn.disconnect();
    for (const name of ['load', 'error']) hero.removeEventListener(name, arrived);
    for (const name of INPUTS) removeEventListener(name, done, true);
    callback();
  };
  const arrived = (): void => void timers.push(setTimeout(done, PAINTED_WITHIN_MS));
  const timers = [setTimeout(done, MAX_WAIT_MS)];
  // W3C Largest Contentful Paint: the entry is reported when the picture is painted.
  const drawn = new PerformanceObserver((list) => {
    if (list.getEntries().some((entry) => (entry as { element?: Element }).element === hero)) done();
  });
  drawn.observe({ type: 'largest-contentful-paint', buffered: true });
  for (const name of INPUTS) addEventListener(name, done, { capture: true, passive: true });
  if (hero.complete) return arrived();
  for (const name of ['load', 'error']) hero.addEventListener(name, arrived);
}
