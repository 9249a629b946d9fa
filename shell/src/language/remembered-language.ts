import { LOCALES, type Locale } from '@marisma/area-kit/texts';
import { browserStorage } from '@marisma/area-kit/browser';

const KEY = 'marisma.language';

/** The language that this browser last showed or chose; null on the first visit or without storage. */
export const readLanguage = (): Locale | null =>
  LOCALES.find((locale) => locale === browserStorage.getItem(KEY)) ?? null;

export const rememberLanguage = (locale: Locale): void => browserStorage.setItem(KEY, locale);
