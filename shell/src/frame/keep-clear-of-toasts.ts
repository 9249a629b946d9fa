const CONTROL = 'a, button, input, select, textarea, summary';

/**
 * Keeps the focused control and what describes it above the strip of toasts (WCAG 2.4.11), and the newest toast in
 * view. `--m-toasts` is the strip's height, which the layout leaves free.
 * @param strip contains the list of toasts
 * @returns stops it
 */
export function keepClearOfToasts(strip: HTMLElement): () => void {
  const clear = (): void => {
    const focused = document.activeElement;
    if (strip.offsetHeight > 0 && focused && canHide(focused, strip)) showWhole(focused);
  };
  const sizes =
    typeof ResizeObserver === 'undefined'
      ? undefined
      : new ResizeObserver((changed) => {
          if (changed.some(({ target }) => strip.contains(target))) {
            document.documentElement.style.setProperty('--m-toasts', `${strip.offsetHeight}px`);
            strip.scrollTop = strip.scrollHeight;
          }
          clear();
        });
  // What appears on the page, such as a summary of errors, pushes the control below the strip.
  for (const part of [strip, ...strip.children, document.body]) sizes?.observe(part);
  document.addEventListener('focusin', clear);
  return () => {
    sizes?.disconnect();
    document.documentElement.style.removeProperty('--m-toasts');
    document.removeEventListener('focusin', clear);
  };
}

/** A press must not move what is pressed: a button shows its focus only after a key. Dialogs end above toasts. */
const canHide = (focused: Element, strip: HTMLElement): boolean =>
  focused.matches(CONTROL) &&
  focused.matches(':focus-visible') &&
  !strip.contains(focused) &&
  !focused.closest('dialog');

/**
 * Scrolls what lies behind the strip or beside the chat button into view: of the control's hint and error, then of
 * the control itself.
 */
function showWhole(control: Element): void {
  // Leaves out the strip and the button.
  const padding = parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom) || 0;
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  for (const part of [...ids.flatMap((id) => document.getElementById(id) ?? []), control]) {
    const { top, bottom } = part.getBoundingClientRect();
    if (bottom > window.innerHeight - padding && top < window.innerHeight)
      part.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }
}
