import type { Locale } from './locale';

/** The words of one package: English comes with the code, another language in a chunk of its own. */
export interface Language {
  /**
   * Fetches the words of the document's language; English ones are there already. To be awaited before any module
   * that says `translated` is evaluated. A failed download may be repeated.
   */
  loadTexts(locale: Locale): Promise<void>;
  /**
   * Chooses, when a module is evaluated: the words of that name in the language that was loaded, else these.
   * Keeping each English part in a module of its own lets every page bring only what it says.
   */
  translated<Words>(name: string, english: Words): Words;
}

/**
 * @param loadSpanish gives the Spanish words by name; without it the package speaks English only
 */
export function createLanguage(loadSpanish?: () => Promise<object>): Language {
  let words: object = {};
  return {
    async loadTexts(locale) {
      if (locale === 'es' && loadSpanish) words = await loadSpanish();
    },
    translated: <Words>(name: string, english: Words): Words =>
      (words as Record<string, Words | undefined>)[name] ?? english,
  };
}
