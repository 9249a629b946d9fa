const LIST = '.Toastify__toast-container';
const CONTROL = 'a, button, input, select, textarea, summary';
const GAP_PX = 8;

/**
 * Keeps the list of toasts off the focused control and what describes it (WCAG 2.4.11), and its newest toast in view.
 * `--m-toasts` is the list's height, so that the page's end can be scrolled past the list.
 * @param frame contains the list while there are toasts
 * @returns stops it
 */
export function keepFocusInSight(frame: HTMLElement): () => void {
  const root = document.documentElement;
  const clear = (): void => {
    const list = frame.querySelector(LIST);
    const focused = document.activeElement;
    if (list && focused && canHide(focused, frame)) scrollClear(boxOf(focused), list.getBoundingClientRect());
  };
  const changes = new MutationObserver((records) => {
    const list = frame.querySelector(LIST);
    if (list && records.some(({ addedNodes }) => addedNodes.length > 0)) list.scrollTop = list.scrollHeight;
    root.style.setProperty('--m-toasts', `${list?.clientHeight ?? 0}px`);
    clear();
  });
  changes.observe(frame, { childList: true, subtree: true });
  document.addEventListener('focusin', clear);
  return () => {
    changes.disconnect();
    document.removeEventListener('focusin', clear);
  };
}

/** A press must not move what is pressed: a button shows its focus only after a key. Dialogs are above toasts. */
const canHide = (focused: Element, frame: HTMLElement): boolean =>
  focused.matches(CONTROL) &&
  focused.matches(':focus-visible') &&
  !frame.contains(focused) &&
  !focused.closest('dialog');

interface Box {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** The box around a control and its error and hint. */
function boxOf(control: Element): Box {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  const boxes = [control, ...ids.flatMap((id) => document.getElementById(id) ?? [])].map((part) =>
    part.getBoundingClientRect(),
  );
  return {
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
    left: Math.min(...boxes.map(({ left }) => left)),
  };
}

function scrollClear(control: Box, list: Box): void {
  const apart =
    control.right <= list.left ||
    control.left >= list.right ||
    control.bottom <= list.top ||
    control.top >= list.bottom;
  if (apart) return;
  const isBelow = list.top > window.innerHeight - list.bottom;
  const top = isBelow ? control.bottom + GAP_PX - list.top : control.top - GAP_PX - list.bottom;
  window.scrollBy({ top, behavior: 'instant' });
}
