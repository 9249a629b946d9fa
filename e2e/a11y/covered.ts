import type { Page } from '@playwright/test';

/** The widths at which every control must be reachable by a pointer. */
export const POINTER_WIDTHS = [320, 375, 768, 1024, 1280, 1920] as const;

/**
 * Controls that a press at their middle does not reach, each with what is hit in their place. A control may be
 * covered by an open menu, list or dialog, which closes when the visitor presses elsewhere, and by the element that
 * has the focus, such as the skip link.
 */
export const coveredControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const CONTROLS =
      'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=link]';
    const OVERLAYS = 'dialog[open], [role=dialog], [role=menu], [role=listbox], :popover-open';
    const nameOf = (element: Element) => {
      const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
      return `${element.tagName.toLowerCase()} “${words.slice(0, 40)}”`;
    };
    const canBePressed = (element: Element) =>
      !element.matches(':disabled, [aria-disabled=true]') &&
      !element.closest('[inert], [aria-hidden=true]') &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      getComputedStyle(element).clipPath !== 'inset(50%)' &&
      getComputedStyle(element).pointerEvents !== 'none';
    /** What is hit at the middle of a control; the control itself where its middle cannot be scrolled into view. */
    const hitOf = (control: Element): Element | null => {
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      // A link within a sentence may run over two lines.
      const [box] = control.getClientRects();
      if (!box || box.width < 2 || box.height < 2) return control;
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      return document.elementFromPoint(x, y);
    };
    /** What an open disclosure shows over the page, such as an account menu. */
    const disclosed = [...document.querySelectorAll('[aria-expanded=true]')].flatMap(
      (opener) =>
        document.getElementById(opener.getAttribute('aria-controls') ?? '') ?? opener.parentElement ?? [],
    );
    const reaches = (hit: Element | null, control: Element) =>
      hit === null ||
      control.contains(hit) ||
      (document.activeElement !== document.body && document.activeElement?.contains(hit)) ||
      (hit.closest('label')?.control ?? null) === control ||
      [hit.closest(OVERLAYS), ...disclosed].some((over) => over?.contains(hit) && !over.contains(control));

    const { scrollX, scrollY } = window;
    const scope = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
    const covered = [...scope.querySelectorAll(CONTROLS)].filter(canBePressed).flatMap((control) => {
      const hit = hitOf(control);
      return reaches(hit, control) ? [] : `${nameOf(control)} is covered by ${nameOf(hit!)}`;
    });
    window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
    return covered;
  });
