import { INTL_LOCALE, localeOf, type Locale } from './locale';

let given: Locale | undefined;

/** Sets the locale of documents without a URL: the pages that a release writes, and tests. */
export const setDocumentLocale = (locale: Locale): void => void (given = locale);

/** The language of this document, given by its URL; it never changes. */
export const documentLocale = (): Locale => given ?? localeOf(window.location.pathname);

/** BCP 47 tag of the document's language, for Intl. */
export const intlLocale = (): string => INTL_LOCALE[documentLocale()];
