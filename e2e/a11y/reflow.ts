import type { Page } from '@playwright/test';

/**
 * Overflow: the page or an open dialog that scrolls sideways, with the elements that overflow it, and text that is
 * clipped by a box that does not scroll.
 */
export const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} “${(element.textContent ?? '').trim().slice(0, 40)}”`;
    const scrolls = (style: CSSStyleDeclaration, axis: 'overflowX' | 'overflowY') =>
      /auto|scroll/.test(style[axis]);
    const cuts = (style: CSSStyleDeclaration, axis: 'overflowX' | 'overflowY') =>
      /hidden|clip/.test(style[axis]);

    const surfaces = [document.documentElement, ...document.querySelectorAll('dialog[open]')];
    const wide = surfaces.filter((surface) => surface.scrollWidth > surface.clientWidth + 1);
    const insideScroller = (element: Element): boolean => {
      const parent = element.parentElement;
      if (!parent || parent === document.documentElement || parent.matches('dialog')) return false;
      return getComputedStyle(parent).overflowX !== 'visible' || insideScroller(parent);
    };
    const overflowingIn = (surface: Element) =>
      [...surface.querySelectorAll('*')]
        .filter(
          (element) =>
            element.getBoundingClientRect().right > window.innerWidth + 1 && !insideScroller(element),
        )
        .map((element) => `sticks out: ${nameOf(element)}`);

    /** The box that clips this text, or null. */
    const cutBy = (text: Node) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, top, bottom, width } = range.getBoundingClientRect();
      for (let box = text.parentElement; box && width > 0; box = box.parentElement) {
        const style = getComputedStyle(box);
        if (style.clipPath !== 'none' || style.textOverflow === 'ellipsis') return null;
        if (scrolls(style, 'overflowX') || scrolls(style, 'overflowY') || style.position === 'fixed')
          return null;
        const edge = box.getBoundingClientRect();
        if (cuts(style, 'overflowX') && (left < edge.left - 2 || right > edge.right + 2)) return box;
        if (cuts(style, 'overflowY') && (top < edge.top - 4 || bottom > edge.bottom + 4)) return box;
      }
      return null;
    };
    const cut: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!text.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      // Text inside a drawing is part of an image.
      if (!parent.matches('script, style, option, [role=img] *') && cutBy(text))
        cut.push(`cut off: ${nameOf(parent)}`);
    }
    return [
      ...wide.flatMap((surface) => [
        `scrolls sideways: ${surface.tagName}`,
        ...overflowingIn(surface).slice(-8),
      ]),
      ...cut,
    ];
  });

/** Applies the text spacing of WCAG 1.4.12. @returns removes the spacing */
export async function spaceText(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-bottom: 2em !important; }
    `);
    document.adoptedStyleSheets.push(sheet);
  });
  return () => page.evaluate(() => void document.adoptedStyleSheets.pop());
}

/** Selects that show less than the whole chosen option. */
export const cutOptions = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d')!;
    return [...document.querySelectorAll('select')].flatMap((select) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(select);
      const option = select.selectedOptions[0]?.textContent ?? '';
      const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      pen.font = font;
      const cut = select.checkVisibility() && pen.measureText(option).width > room;
      return cut ? `“${option}” is cut off` : [];
    });
  });
