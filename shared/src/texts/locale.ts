/** The languages of the site. A document's language is given by its URL and never changes. */
export const LOCALES = ['en', 'es'] as const;
export type Locale = (typeof LOCALES)[number];

/** Each language's own name, because readers of the language switch may not read the page's language. */
export const LANGUAGE_NAME = { en: 'English', es: 'Español' } as const satisfies Record<Locale, string>;

/** The prefix of every path in a language; English has none. */
export const PREFIX = { en: '', es: '/es' } as const satisfies Record<Locale, string>;

/** BCP 47 tags for Intl: dates, numbers, money and plurals. */
export const INTL_LOCALE = { en: 'en', es: 'es-MX' } as const satisfies Record<Locale, string>;

/** The language of a pathname. Whole segments are compared: `/estates` is English. */
export const localeOf = (pathname: string): Locale => (/^\/es(\/|$)/.test(pathname) ? 'es' : 'en');

/** A pathname without its language prefix, as areas declare it and the router shows it. */
export const withoutLocale = (pathname: string): string =>
  localeOf(pathname) === 'en' ? pathname : pathname.slice(PREFIX.es.length) || '/';

/**
 * A page's pathname in a language, from its pathname without prefix. The home page is `/es`, without a trailing slash.
 */
export const withLocale = (path: string, locale: Locale): string =>
  (locale === 'en' ? path : PREFIX[locale] + path.replace(/^\/(?=$|[?#])/, '')) || '/';
