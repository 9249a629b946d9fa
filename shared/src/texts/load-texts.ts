import { documentLocale } from './document-locale';
import type { Locale } from './locale';
import { loaded } from './select-texts';

/**
 * Loads the texts of a language: those of components and field rules, and the caller's own. English texts are part of
 * the code. Await it before the evaluation of any module that calls `selectTexts`. A failed download may be repeated.
 * @param loadSpanish returns the package's Spanish texts by name; without it the package is in English only
 */
export async function loadTexts(locale: Locale, loadSpanish?: () => Promise<object>): Promise<void> {
  if (locale === 'es') Object.assign(loaded, ...(await Promise.all([import('./es'), loadSpanish?.()])));
}

/**
 * Loads code after the Spanish texts that it alone shows, where the document is in Spanish.
 * @example lazyRoute('/about', () => withTexts(() => import('./about-page'), () => import('./texts/es/about')))
 */
export async function withTexts<Module>(
  load: () => Promise<Module>,
  loadSpanish: () => Promise<object>,
): Promise<Module> {
  await loadTexts(documentLocale(), loadSpanish);
  return load();
}
