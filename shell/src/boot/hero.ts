/** The picture may never come; the page must not wait for ever. */
const LONGEST_WAIT_MS = 2000;
/** Once it has come it is drawn within a few frames; a browser that does not tell, or a hidden tab, is not waited for. */
const DRAWN_WITHIN_MS = 150;
const INPUTS = ['pointerdown', 'keydown', 'wheel'];

/**
 * Calls back, once, when the largest picture of the first view is on the screen or has failed, at the visitor's
 * first move, or after two seconds; at once on a page without one.
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
  const arrived = (): void => void timers.push(setTimeout(done, DRAWN_WITHIN_MS));
  const timers = [setTimeout(done, LONGEST_WAIT_MS)];
  // W3C Largest Contentful Paint: the entry comes when the picture has reached the screen.
  const drawn = new PerformanceObserver((list) => {
    if (list.getEntries().some((entry) => (entry as { element?: Element }).element === hero)) done();
  });
  drawn.observe({ type: 'largest-contentful-paint', buffered: true });
  for (const name of INPUTS) addEventListener(name, done, { capture: true, passive: true });
  if (hero.complete) return arrived();
  for (const name of ['load', 'error']) hero.addEventListener(name, arrived);
}
