import type { Locale } from './locale';
import { loaded } from './translated';

/**
 * Loads the words of a language: those of components and field rules, and the caller's own. English words come with
 * the code. Await it before any module that calls `translated` is evaluated. A failed download may be repeated.
 * @param loadSpanish gives the Spanish words of the package by name; without it the package speaks English only
 */
export async function loadTexts(locale: Locale, loadSpanish?: () => Promise<object>): Promise<void> {
  if (locale === 'es') Object.assign(loaded, ...(await Promise.all([import('./es'), loadSpanish?.()])));
}
