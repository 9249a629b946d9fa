import { INTL_LOCALE, type Locale } from '@marisma/area-kit/texts';

/** Sets the document's `lang`. Writing it makes the browser style every element anew, even with the same value. */
export function setDocumentLanguage(locale: Locale): void {
  const { documentElement: html } = document;
  if (html.lang !== INTL_LOCALE[locale]) html.lang = INTL_LOCALE[locale];
}
