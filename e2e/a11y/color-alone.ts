import type { Page } from '@playwright/test';

/**
 * Information that a page gives by color alone (WCAG 1.4.1), one line per element: an invalid field without an error
 * text, a colored dot without a label, and a single link or button of a list that looks different from the others
 * without a state attribute.
 */
export const shownByColorAlone = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const STATES =
      '[aria-current]:not([aria-current=false]), [aria-selected=true], [aria-pressed=true], [aria-expanded=true], [aria-checked=true], :disabled, [aria-disabled=true], :hover';
    const all = (selector: string, within: ParentNode = document): HTMLElement[] =>
      [...within.querySelectorAll<HTMLElement>(selector)].filter(
        (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]'),
      );
    const wordsOf = (element: Element | null): string =>
      (element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim();
    const nameOf = (element: Element): string =>
      `${element.tagName.toLowerCase()} '${wordsOf(element).slice(0, 40)}' in '${wordsOf(element.parentElement).slice(0, 40)}'`;

    const wordless = all('[aria-invalid=true]').filter((field) => {
      const ids = `${field.getAttribute('aria-describedby') ?? ''} ${field.getAttribute('aria-errormessage') ?? ''}`;
      const descriptions = ids.split(/\s+/).map((id) => document.getElementById(id));
      return !descriptions.some((element) => wordsOf(element) !== '' && element?.checkVisibility());
    });

    const dots = all('main span, main i, header span, aside span').filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      const { backgroundColor } = getComputedStyle(element);
      const painted = backgroundColor !== 'rgba(0, 0, 0, 0)';
      const small = width >= 4 && width <= 16 && height >= 4 && height <= 16;
      const bare = wordsOf(element) === '' && !element.querySelector('svg, img');
      return small && bare && painted && wordsOf(element.parentElement) === '' && !element.closest('button');
    });

    const colorsOf = (element: Element): string => {
      const { color, backgroundColor, borderColor } = getComputedStyle(element);
      return [color, backgroundColor, borderColor].join();
    };
    const outliers = all('ul, ol, [role=tablist], [role=group]').flatMap((list) => {
      const items = all(':scope > li > :is(a, button), :scope > :is(a, button)', list);
      if (items.length < 3) return [];
      const different = items.filter(
        (item) => items.filter((other) => colorsOf(other) === colorsOf(item)).length === 1,
      );
      return different.length === 1 ? different.filter((item) => !item.matches(STATES)) : [];
    });

    return [
      ...wordless.map((element) => `wrong without words: ${nameOf(element)}`),
      ...dots.map((element) => `a dot without words: ${nameOf(element)}`),
      ...outliers.map((element) => `different without a word: ${nameOf(element)}`),
    ];
  });
