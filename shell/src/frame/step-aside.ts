const CONTROL = 'a, button, input, label, select, textarea, summary, [data-uncovered]';
const PARTS = [0.1, 0.5, 0.9];
/** A page that changes or is scrolled is looked at once it has come to rest. */
const REST_MS = 150;

/**
 * Marks a floating button with `data-aside` while its place is over a control, or over words with `data-uncovered`, so
 * that its style moves it into the page's margin. Controls far larger than the button, such as cards, can be pressed beside it.
 * @returns stops it
 */
export function stepAside(button: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => void button.toggleAttribute('data-aside', isOverControl(button));
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(look, REST_MS);
  };
  wait();
  const changes = new MutationObserver(wait);
  changes.observe(document.body, { childList: true, subtree: true });
  // Older browsers have no `scrollend`.
  document.addEventListener('scroll', wait);
  window.addEventListener('resize', wait);
  return () => {
    clearTimeout(timer);
    changes.disconnect();
    document.removeEventListener('scroll', wait);
    window.removeEventListener('resize', wait);
  };
}

/** Judges the button's place, wherever a transform has moved the button itself. */
function isOverControl(button: HTMLElement): boolean {
  const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = button;
  if (width === 0) return false;
  const under = PARTS.flatMap((x) =>
    PARTS.flatMap((y) => document.elementsFromPoint(left + x * width, top + y * height)),
  );
  return under.some((one) => {
    const control = one.closest<HTMLElement>(CONTROL);
    return control !== null && control !== button && control.offsetHeight < 2 * height;
  });
}
