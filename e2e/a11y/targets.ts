import type { Page } from '@playwright/test';

const LEAST = 24;
const LEAST_PRIMARY = 44;

/**
 * Pointer targets that are too small, each with its size. The minimum is 24 px (WCAG 2.5.8), and 44 px for primary
 * actions: submit buttons and filled buttons (stripes are nights that are blocked). Links within a sentence are exempt, as in the criterion.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(
    ([least, leastPrimary]) => {
      const TARGETS =
        'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=link]';

      /** The target's box: includes the label of a checkbox, and the card of a link that covers its card. */
      const boxOf = (element: Element) => {
        const label = element.matches('input:is([type=checkbox], [type=radio])') && element.closest('label');
        const { content, position } = getComputedStyle(element, '::after');
        const covers = content !== 'none' && position === 'absolute' && (element as HTMLElement).offsetParent;
        return (label || covers || element).getBoundingClientRect();
      };
      const seen = (element: Element) => {
        const { width, height } = element.getBoundingClientRect();
        const hidden = element.closest('[inert], [aria-hidden=true]');
        const clipped = getComputedStyle(element).clipPath === 'inset(50%)';
        return (
          width > 1 &&
          height > 1 &&
          !hidden &&
          !clipped &&
          element.checkVisibility({ visibilityProperty: true })
        );
      };
      const inSentence = (element: Element) =>
        getComputedStyle(element).display === 'inline' &&
        (element.parentElement?.textContent ?? '').trim() !== (element.textContent ?? '').trim();
      const primary = (element: Element) => {
        const { backgroundImage } = getComputedStyle(element);
        return element.matches('[type=submit]') || backgroundImage.startsWith('linear-gradient');
      };

      // Controls below a modal dialog cannot be pressed.
      const scope = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
      return [...scope.querySelectorAll(TARGETS)].filter(seen).flatMap((element) => {
        const { width, height } = boxOf(element);
        const needed = primary(element) ? leastPrimary : least;
        // Allows half a pixel for rounding.
        if (Math.min(width, height) >= needed - 0.5 || inSentence(element)) return [];
        const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
        return `${element.tagName.toLowerCase()} “${name}”: ${Math.round(width)} × ${Math.round(height)}, at least ${needed}`;
      });
    },
    [LEAST, LEAST_PRIMARY] as const,
  );
