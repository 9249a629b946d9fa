export { kit } from './kit';
export { createLanguage, type Language } from './language';
export {
  INTL_LOCALE,
  LANGUAGE_NAME,
  LOCALES,
  localeOf,
  PREFIX,
  withLocale,
  withoutLocale,
  type Locale,
} from './locale';
