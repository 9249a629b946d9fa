export { documentLocale, intlLocale, setDocumentLocale } from './document-locale';
export { loadTexts, withTexts } from './load-texts';
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
export { collapsePeriods } from './collapse-periods';
export { spanishHour } from './spanish-hour';
export { selectTexts } from './select-texts';
