import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ROOT } from '../../tools/release/paths';

/** The modules of texts in the bundles of the pages, below a package's `src/texts/<language>`. */
const MODULES = {
  shell: ['index'],
  'remote-admin': ['index'],
  'remote-guest': ['index'],
  'remote-owner': ['index'],
  'remote-public': ['index'],
  shared: ['calendar-links', 'ui'],
};

const NO_ARGUMENTS = ['', '', '', ''];

/** Every text in an object of texts; a function is called with empty arguments. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') {
    try {
      return textsIn((value as (...words: string[]) => unknown)(...NO_ARGUMENTS));
    } catch {
      // It reads a part of an argument that an empty text lacks.
      return [];
    }
  }
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}

/** Names of months and weekdays, long and short. */
const calendarWords = (locale: string): string[] =>
  (['long', 'short'] as const).flatMap((month) =>
    Array.from({ length: 12 }, (_, index) =>
      new Intl.DateTimeFormat(locale, { month, weekday: month }).format(new Date(2026, index, index + 1)),
    ),
  );

const wordsOf = (texts: string[]): Set<string> =>
  new Set(texts.flatMap((text) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? []));

/** Every word of a language that a page may show. */
async function readWords(language: 'en' | 'es', locale: string): Promise<Set<string>> {
  const files = Object.entries(MODULES).flatMap(([folder, names]) =>
    names.map((name) => join(ROOT, folder, 'src/texts', language, `${name}.ts`)),
  );
  const modules: unknown[] = await Promise.all(files.map((file) => import(file)));
  return wordsOf([...textsIn(modules), ...calendarWords(locale)]);
}

const [spanish, english] = await Promise.all([readWords('es', 'es-MX'), readWords('en', 'en')]);

/**
 * The English words on a Spanish page: in its text, and in its labels and descriptions. E-mail and postal addresses, and
 * what is marked as another language, such as the language link, do not count.
 */
export async function englishWords(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const here = document.documentElement.lang.slice(0, 2);
    const isMarked = (element: Element | null): boolean => {
      const lang = element?.closest('[lang], [hreflang]');
      return (lang?.getAttribute('lang') ?? lang?.getAttribute('hreflang') ?? here).slice(0, 2) !== here;
    };
    const found = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const parent = text.parentElement;
      // An e-mail address may be in two parts, with a place to wrap between them.
      const isAddress = parent?.closest('address') || parent?.textContent?.includes('@');
      if (!isAddress && !parent?.closest('script, style, noscript') && !isMarked(parent)) {
        found.push(text.textContent ?? '');
      }
    }
    for (const name of ['aria-label', 'alt', 'placeholder', 'title']) {
      for (const element of document.querySelectorAll(`[${name}]`)) {
        if (!isMarked(element)) found.push(element.getAttribute(name) ?? '');
      }
    }
    return found;
  });
  return [...wordsOf(texts)].filter((word) => english.has(word) && !spanish.has(word));
}
