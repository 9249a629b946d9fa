import type { Page } from '@playwright/test';

/**
 * Translates every page as Chrome does: each text is replaced by `<font>` elements with a copy of it, and so is each
 * text that appears later. It begins once React has the page, or with the first text.
 */
export const translate = (page: Page, begin: 'live' | 'at once' = 'live'): Promise<unknown> =>
  page.addInitScript((when) => {
    const replace = (node: Node): void => {
      if (node.nodeType !== Node.TEXT_NODE) return [...node.childNodes].forEach(replace);
      const text = node as Text;
      if (!text.data.trim() || !text.isConnected) return;
      if (text.parentElement?.closest('font, script, style, textarea, title, option')) return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.append(text.data);
      outer.append(inner);
      text.replaceWith(outer);
    };
    const start = (): void => {
      document.documentElement.classList.add('translated-ltr');
      replace(document.body);
      new MutationObserver((records) =>
        records.forEach(({ addedNodes }) => addedNodes.forEach(replace)),
      ).observe(document.body, { childList: true, subtree: true });
    };
    // React takes over prerendered HTML in slices, from the first element to the last.
    const isLive = () =>
      document.querySelector('main h1') !== null &&
      Object.keys([...document.querySelectorAll('#root a')].at(-1) ?? {}).some((key) =>
        key.startsWith('__react'),
      );
    const look = (): void => (isLive() ? start() : void setTimeout(look, 20));
    document.addEventListener('DOMContentLoaded', when === 'live' ? look : start);
  }, begin);
