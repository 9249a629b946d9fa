export { kit } from './kit';
export { createLanguage, type Language } from './language';
export { INTL_LOCALE, LOCALES, localeOf, PREFIX, withLocale, withoutLocale, type Locale } from './locale';
