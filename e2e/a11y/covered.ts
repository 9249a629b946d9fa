import type { Page } from '@playwright/test';

/** The widths at which every control must be reachable by a pointer. */
export const POINTER_WIDTHS = [320, 375, 768, 1024, 1280, 1920] as const;

/**
 * Controls that a press at the middle of what is seen of them does not reach, each with what is hit in their place:
 * scrolled to the middle of the window, scrolled only as far as Tab scrolls (WCAG 2.4.11), and at the end of the page,
 * where a floating button would cover them for good. A control may be covered by an open menu, list or dialog, which
 * closes when the visitor presses elsewhere, and by the element that has the focus, such as the skip link.
 */
export const coveredControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const CONTROLS =
      'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=link]';
    // The strip of toasts is a manual popover: a press elsewhere does not close it.
    const OVERLAYS =
      'dialog[open], [role=dialog], [role=menu], [role=listbox], :popover-open:not([popover=manual])';
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
    const scrollFrameOf = (element: Element): Element | null => {
      const parent = element.parentElement;
      if (!parent || parent === document.body) return null;
      const scrolls = /auto|scroll/.test(getComputedStyle(parent).overflowX);
      return scrolls ? parent : scrollFrameOf(parent);
    };
    /** The left and right end of what is seen of a control, which may be wider than the frame it scrolls in. */
    const seenOf = (control: Element, { left, right, width }: DOMRect): [number, number] => {
      const frame = scrollFrameOf(control)?.getBoundingClientRect();
      if (!frame || width <= frame.width) return [left, right];
      return [Math.max(left, frame.left), Math.min(right, frame.right)];
    };
    /** What is hit at the middle of a control; the control itself where its middle cannot be scrolled into view. */
    const hitOf = (control: Element): Element | null => {
      // A link within a sentence may run over two lines.
      const [box] = control.getClientRects();
      if (!box || box.width < 2 || box.height < 2) return control;
      const [left, right] = seenOf(control, box);
      return document.elementFromPoint((left + right) / 2, box.top + box.height / 2);
    };
    /** What an open disclosure shows over the page, such as an account menu. */
    const disclosed = [...document.querySelectorAll('[aria-expanded=true]')].flatMap(
      (opener) =>
        document.getElementById(opener.getAttribute('aria-controls') ?? '') ?? opener.parentElement ?? [],
    );
    const reaches = (hit: Element, control: Element) =>
      control.contains(hit) ||
      (document.activeElement !== document.body && document.activeElement?.contains(hit)) ||
      (hit.closest('label')?.control ?? null) === control ||
      [hit.closest(OVERLAYS), ...disclosed].some((over) => over?.contains(hit) && !over.contains(control));

    /** Whether something floats over the lower half of the window: at the page's end it cannot be scrolled past. */
    const floatsBelow = (hit: Element): boolean => {
      if (getComputedStyle(hit).position === 'fixed')
        return hit.getBoundingClientRect().top > window.innerHeight / 2;
      return hit.parentElement !== null && floatsBelow(hit.parentElement);
    };
    const { scrollX, scrollY } = window;
    const scope = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
    const controls = [...scope.querySelectorAll(CONTROLS)].filter(canBePressed);
    const coveredWhen = (when: string, counts: (hit: Element) => boolean, scroll?: ScrollIntoViewOptions) =>
      controls.flatMap((control) => {
        if (scroll) control.scrollIntoView({ ...scroll, behavior: 'instant' });
        const hit = hitOf(control);
        if (hit === null || reaches(hit, control) || !counts(hit)) return [];
        return `${nameOf(control)} is covered by ${nameOf(hit)}, ${when}`;
      });
    const scrollTo = (top: number, left = 0) => window.scrollTo({ left, top, behavior: 'instant' });
    const inTheMiddle = coveredWhen('in the middle', () => true, { block: 'center', inline: 'center' });
    scrollTo(0);
    const reachedByTab = coveredWhen('reached by Tab', () => true, { block: 'nearest', inline: 'nearest' });
    scrollTo(document.documentElement.scrollHeight);
    const atTheEnd = coveredWhen('at the end', floatsBelow);
    scrollTo(scrollY, scrollX);
    return [...inTheMiddle, ...reachedByTab, ...atTheEnd];
  });
