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
