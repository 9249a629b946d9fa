/** The picture may never come; the page must not wait for ever. */
const LONGEST_WAIT_MS = 2000;
const INPUTS = ['pointerdown', 'keydown', 'wheel'];

/**
 * Calls back, once, when the largest picture of the first view has arrived or failed, at the visitor's first move,
 * or after two seconds; at once on a page without one.
 */
export function whenHeroArrived(callback: () => void): void {
  const hero = document.querySelector<HTMLImageElement>('#root img[fetchpriority="high"]');
  if (!hero || hero.complete) return callback();
  const done = (): void => {
    clearTimeout(timer);
    for (const name of ['load', 'error']) hero.removeEventListener(name, done);
    for (const name of INPUTS) removeEventListener(name, done, true);
    callback();
  };
  const timer = setTimeout(done, LONGEST_WAIT_MS);
  for (const name of ['load', 'error']) hero.addEventListener(name, done);
  for (const name of INPUTS) addEventListener(name, done, { capture: true, passive: true });
}
