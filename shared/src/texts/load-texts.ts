import { documentLocale } from './document-locale';
import type { Locale } from './locale';
import { loaded } from './select-texts';

type LoadTexts = () => Promise<object>;

/**
 * Loads the texts of a language: those of components and field rules, and the caller's own. English texts are part of
 * the code. Await it before the evaluation of any module that calls `selectTexts`. A failed download may be repeated.
 * @param loadSpanish return Spanish texts by name; without them the package is in English only
 */
export async function loadTexts(locale: Locale, ...loadSpanish: LoadTexts[]): Promise<void> {
  if (locale !== 'es') return;
  Object.assign(loaded, ...(await Promise.all([import('./es'), ...loadSpanish.map((load) => load())])));
}

/**
 * Loads code after the Spanish texts that it alone shows, where the document is in Spanish.
 * @example lazyRoute('/about', () => withTexts(() => import('./about-page'), () => import('./texts/es/about')))
 */
export async function withTexts<Module>(
  load: () => Promise<Module>,
  ...loadSpanish: LoadTexts[]
): Promise<Module> {
  await loadTexts(documentLocale(), ...loadSpanish);
  return load();
}
