/** A page without a heading after this time is announced instead. */
const HEADING_WITHIN_MS = 5000;

/**
 * Moves the focus to the page's heading as soon as it exists (WCAG 2.4.3). If the visitor has moved the focus
 * into the page, it stays there.
 * @param onMissing called when no heading was found in time
 * @returns stops waiting
 */
export function focusHeading(main: HTMLElement, onMissing: () => void): () => void {
  if (tryFocus(main)) return () => {};
  const held = document.activeElement;
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  const observer = new MutationObserver(() => {
    const moved = document.activeElement !== held && main.contains(document.activeElement);
    if (moved || tryFocus(main)) stop();
  });
  observer.observe(main, { childList: true, subtree: true });
  const timer = setTimeout(() => {
    stop();
    onMissing();
  }, HEADING_WITHIN_MS);
  return stop;
}

function tryFocus(main: HTMLElement): boolean {
  const heading = main.querySelector('h1');
  if (!heading) return false;
  if (!heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1');
  heading.focus({ preventScroll: true });
  return document.activeElement === heading;
}
